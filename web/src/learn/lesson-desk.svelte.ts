// A lesson as a desk: a real match that follows a script. The server keeps nothing of it: it is
// told all the learner's moves each time.

import { api } from '../net/api';
import type { Moment } from '../state/live.svelte';
import type { DeskSeat } from '../table/company';
import type { Lesson } from '../wire';
import { t } from '../words/words.svelte';

/** What draws the match, moment by moment. */
interface Drawing {
  readonly isCaughtUp: boolean;
  push(moment: Moment): void;
  close(): void;
}

export abstract class LessonDesk<Choices, Show extends Drawing> {
  lesson = $state.raw<Lesson | null>(null);
  isBusy = $state(false);
  readonly show: Show;
  readonly #game: string;
  #moves: readonly string[] = [];
  #plan = '';

  constructor(
    game: string,
    show: (names: () => string[], isMine: (seat: number) => boolean) => Show,
  ) {
    this.#game = game;
    this.show = show(
      () => this.seats.map((seat) => seat.name),
      (seat) => seat === this.seat,
    );
  }

  /** Show what came of the learner's move; on the first turn, how it begins. */
  protected abstract tell(lesson: Lesson): void;

  close(): void {
    this.show.close();
  }

  async begin(): Promise<void> {
    this.tell(await this.#learn([]));
  }

  /** Back to before the last move. */
  async back(): Promise<void> {
    const lesson = await this.#learn(this.#moves.slice(0, -1));
    this.show.push({ seq: lesson.step, events: [], before: null, after: lesson.view });
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

  get choices(): Choices | null {
    return (this.lesson?.choices as Choices | undefined) ?? null;
  }

  get isTurn(): boolean {
    return this.lesson !== null && !this.lesson.is_done && this.show.isCaughtUp;
  }

  ask(plan: string): void {
    this.#plan = plan;
    void api.lesson(this.#game, [...this.#moves], plan).then(
      (lesson) => {
        if (plan === this.#plan && this.lesson)
          this.lesson = { ...this.lesson, choices: lesson.choices };
      },
      () => undefined,
    );
  }

  async play(move: string): Promise<void> {
    this.tell(await this.#learn([...this.#moves, move]));
  }

  async #learn(moves: readonly string[]): Promise<Lesson> {
    this.isBusy = true;
    this.#plan = '';
    try {
      const lesson = await api.lesson(this.#game, [...moves], '');
      this.#moves = moves;
      this.lesson = lesson;
      return lesson;
    } finally {
      this.isBusy = false;
    }
  }
}
