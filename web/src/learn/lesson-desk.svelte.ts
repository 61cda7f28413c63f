// A lesson as a desk: a real match that follows a script. The server keeps nothing of it: it is
// told all the learner's moves each time.

import { api } from '../net/api';
import type { Desk } from '../five/desk';
import type { DeskSeat } from '../table/company';
import type { FiveChoices, FiveView } from '../five/facts';
import { Show } from '../five/show.svelte';
import { t } from '../words/words.svelte';
import type { Lesson } from '../wire';

export class LessonDesk implements Desk {
  lesson = $state.raw<Lesson | null>(null);
  isBusy = $state(false);
  readonly show: Show;
  #moves: string[] = [];
  #plan = '';

  constructor() {
    this.show = new Show(() => this.seats.map((seat) => seat.name), (seat) => seat === this.seat);
  }

  close(): void {
    this.show.close();
  }

  async begin(): Promise<void> {
    this.#moves = [];
    await this.#learn([], '');
  }

  get view(): FiveView {
    return this.show.view as FiveView;
  }

  get seats(): DeskSeat[] {
    return (this.lesson?.seats ?? []).map((name, at) => ({
      name: at === this.seat ? t('learn-you') : name,
      colour: at === this.seat ? 'brick' : '',
      isBot: at !== this.seat,
      isAway: false,
      standsIn: '',
    }));
  }

  get seat(): number | null {
    return this.lesson?.seat ?? null;
  }

  get choices(): FiveChoices | null {
    return (this.lesson?.choices as FiveChoices | undefined) ?? null;
  }

  get isTurn(): boolean {
    return this.lesson !== null && !this.lesson.is_done && this.show.isCaughtUp;
  }

  ask(plan: string): void {
    this.#plan = plan;
    void api.lesson(this.#moves, plan).then((lesson) => {
      if (plan === this.#plan && this.lesson) this.lesson = { ...this.lesson, choices: lesson.choices };
    }, () => undefined);
  }

  async play(move: string): Promise<void> {
    await this.#learn([...this.#moves, move], '');
  }

  async #learn(moves: string[], plan: string): Promise<void> {
    this.isBusy = true;
    this.#plan = plan;
    try {
      const lesson = await api.lesson(moves, plan);
      this.#moves = moves;
      this.lesson = lesson;
      if (!this.show.view) this.show.push({ seq: 0, events: [], before: null, after: lesson.before });
      this.show.push({ seq: moves.length, events: lesson.events, before: lesson.before, after: lesson.view });
    } finally {
      this.isBusy = false;
    }
  }
}
