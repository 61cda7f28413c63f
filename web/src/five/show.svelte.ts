// What is drawn follows what is true, move by move, at a pace that people can follow. Nothing is
// missed: what happened while the page was away is gathered for the strip.

import { tick } from 'svelte';
import { prefersStillness, settings, type Speed } from '../state/settings.svelte';
import { ring } from '../state/sound';
import type { Moment } from '../state/live.svelte';
import type { Change, Told } from '../wire';
import type { FiveView } from './facts';
import { boxOf, fly } from './flight';
import { settled, shifted, type ShownView } from './shift';
import { tell, tellRow, tellShortly } from './tell';

const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
const BREATH_MS = 620;
const CARD_MS = 110;
/** So far behind, the show hurries. */
const MANY = 12;

export class Show {
  view = $state.raw<ShownView | null>(null);
  /** Everything that is true has been drawn. */
  isCaughtUp = $state(true);
  /** What happened last, for screen readers. */
  said = $state('');
  /** Who did it, and how: shown beside the seat for a moment. */
  bubble = $state.raw<{ seat: number; text: string } | null>(null);
  /** What happened while the page was away. */
  missed = $state.raw<string[]>([]);
  #queue: Moment[] = [];
  #isRunning = false;
  #isOver = false;
  /** Counts the times that the whole table came: what was on its way then is old. */
  #generation = 0;
  #flights: Promise<void>[] = [];
  readonly #names: () => string[];
  readonly #isMine: (seat: number) => boolean;

  constructor(names: () => string[], isMine: (seat: number) => boolean) {
    this.#names = names;
    this.#isMine = isMine;
  }

  close(): void {
    this.#isOver = true;
  }

  push(moment: Moment): void {
    if (moment.after === null) return;
    if (!this.view || moment.events.length === 0) {
      // The whole table at once: there is no way from the old picture to this one.
      this.#queue = [];
      this.#generation += 1;
      this.view = moment.after as unknown as ShownView;
      return;
    }
    this.#queue.push(moment);
    this.isCaughtUp = false;
    void this.#run();
  }

  forgetMissed(): void {
    this.missed = [];
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#queue.length && !this.#isOver) {
      const moment = this.#queue.shift()!;
      const generation = this.#generation;
      if (document.visibilityState === 'hidden') this.miss(moment.events);
      else await this.#perform(moment);
      if (generation === this.#generation) this.view = moment.after as unknown as ShownView;
    }
    this.isCaughtUp = true;
    this.#isRunning = false;
  }

  /** Something happened while nobody looked: it goes into the strip. */
  miss(events: readonly Told[]): void {
    const names = this.#names();
    const lines = events.map((event) => tell(event, names)).filter(Boolean);
    this.missed = [...this.missed, ...lines].slice(-40);
  }

  async #perform(moment: Moment): Promise<void> {
    const pace = this.#queue.length > MANY ? 0 : PACE[settings.speed];
    const drawn: string[] = [];
    for (const event of moment.events) {
      if (event.kind === 'chance' && event.outcome?.startsWith('reveal ')) drawn.push(event.outcome.slice(7));
      await this.#act(event, moment.after as unknown as FiveView, pace);
    }
    await Promise.all(this.#flights.splice(0));
    if (drawn.length) this.#say(tellRow(drawn));
  }

  async #act(event: Told, after: FiveView, pace: number): Promise<void> {
    const text = tell(event, this.#names());
    if (text) this.#say(text);
    if (event.kind === 'move') {
      const isMine = this.#isMine(event.seat);
      if (!isMine && event.move) this.bubble = { seat: event.seat, text: tellShortly(event.move) };
      if (event.changes.length) await this.#shift(event.changes, isMine, pace);
      else if (this.view) this.view = { ...this.view, bids: after.bids, leader: after.leader, to_move: after.to_move, phase: after.phase === 'build' ? 'build' : this.view.phase };
      if (!isMine) await pause(BREATH_MS * pace);
      this.bubble = null;
    } else if (event.kind === 'chance' && event.changes.length) {
      await this.#shift(event.changes, false, pace);
    }
  }

  async #shift(changes: readonly Change[], isMine: boolean, pace: number): Promise<void> {
    const isStill = pace === 0 || prefersStillness();
    for (const change of changes) {
      if (!this.view || this.#isOver) return;
      const from = isStill || change.target === 'discard' || change.target === 'deck' ? null : boxOf(change.source);
      this.view = shifted(this.view, change);
      this.#sound(change);
      await tick();
      // One's own storeys stand there already, as planned.
      if (from && !(isMine && change.source.startsWith('row'))) {
        if (change.source === 'deck') this.#flights.push(fly(from, change.target, pace));
        else await fly(from, change.target, pace);
      }
      if (change.source === 'deck') await pause(CARD_MS * pace);
    }
    if (this.view) this.view = settled(this.view);
  }

  #sound({ piece, source, target }: Change): void {
    if (target.startsWith('towers')) ring(piece && /\D0$/.test(piece) ? 'roof' : 'storey');
    else if (target.startsWith('rubble')) ring('tear');
    else if (source === 'deck') ring('card');
  }

  #say(text: string): void {
    this.said = text;
  }
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
