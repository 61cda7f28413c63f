// What is drawn follows what is true, moment by moment, at a pace that people can follow. Whoever
// was away is told in a strip what was missed.

import type { Moment } from '../state/live.svelte';
import type { Told } from '../wire';
import { tell } from './tell';

const MOST_MISSED = 40;

export abstract class Showing<View extends object> {
  view = $state.raw<View | null>(null);
  /** Everything that is true has been drawn. */
  isCaughtUp = $state(true);
  /** What happened last, for screen readers. */
  said = $state('');
  /** What happened while the page was away. */
  missed = $state.raw<string[]>([]);
  protected readonly names: () => string[];
  protected readonly isMine: (seat: number) => boolean;
  #queue: Moment[] = [];
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();
  #isOver = false;
  /** Counts the times that the whole table came: what was on its way then is old. */
  #generation = 0;

  constructor(names: () => string[], isMine: (seat: number) => boolean) {
    this.names = names;
    this.isMine = isMine;
  }

  /** Play a moment out before its view is taken over. */
  protected abstract act(moment: Moment): Promise<void>;
  /** What happened, as a sentence; empty if it is worth none. */
  protected tell(event: Told): string {
    return tell(event, this.names());
  }

  /** The picture becomes that of a view. */
  protected become(view: View): void {
    this.view = view;
  }

  /** A moment has been played out. */
  protected follow(view: View): void {
    this.become(view);
  }

  /** The whole table comes: nothing of the old picture goes on. */
  protected interrupt(): void {
    // There may be nothing that goes on.
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
      this.interrupt();
      this.become(moment.after as unknown as View);
      return;
    }
    void this.perform(moment);
  }

  /** Show a moment, and wait until it has been shown. */
  async perform(moment: Moment): Promise<void> {
    this.#queue.push(moment);
    this.isCaughtUp = false;
    // The loop that is already running shows what waits.
    if (!this.#isRunning) this.#running = this.#walk();
    await this.#running;
  }

  forgetMissed(): void {
    this.missed = [];
  }

  /** Something happened while nobody was looking: it goes into the strip. */
  miss(events: readonly Told[]): void {
    const lines = events.map((event) => this.tell(event)).filter(Boolean);
    this.missed = [...this.missed, ...lines].slice(-MOST_MISSED);
  }

  /** How many moments wait behind the one that is shown. */
  protected get behind(): number {
    return this.#queue.length;
  }

  /** Tells later whether what is shown now still holds: the whole table may be sent anew, or the screen left. */
  protected stillTrue(): () => boolean {
    const generation = this.#generation;
    return () => generation === this.#generation && !this.#isOver;
  }

  async #walk(): Promise<void> {
    this.#isRunning = true;
    while (this.#queue.length && !this.#isOver) {
      const moment = this.#queue.shift()!;
      const generation = this.#generation;
      if (document.visibilityState === 'hidden') this.miss(moment.events);
      else await this.act(moment);
      // Talk and coming and going change nothing of the picture.
      if (generation === this.#generation && (moment.after as unknown) !== this.view)
        this.follow(moment.after as unknown as View);
    }
    this.isCaughtUp = true;
    this.#isRunning = false;
  }
}
