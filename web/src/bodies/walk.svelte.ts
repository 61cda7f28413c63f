// Where in the replay of a game with real bodies one is: a turn, seen before it is played or after
// it. Walking on by itself, it shows everything as it was shown live.

import { Walker } from '../replay/walker.svelte';
import type { Moment } from '../state/live.svelte';
import { pause, type Pace } from '../table/pace';
import type { Told } from '../wire';

const BETWEEN_MS = 700;
const [BEFORE, AFTER] = [0, 1];

/** A turn: what happened in it, act by act, and the table before and after. */
export interface Turned {
  steps: readonly { event: Told; after: object }[];
  before: object;
  after: object;
}

interface Stage {
  push(moment: Moment): void;
  perform(moment: Moment): Promise<void>;
  close(): void;
}

export class Walk<Turn extends Turned, Show extends Stage> extends Walker {
  readonly show: Show;
  readonly #story: readonly Turn[];
  /** Counts the times that somebody went elsewhere. */
  #way = 0;

  /** With a turn to begin at, it is shown as it ended. */
  constructor(story: readonly Turn[], show: (pace: Pace) => Show, turn: number | null = null) {
    super();
    this.#story = story;
    this.show = show({ wait: () => 1 / this.speed, rate: () => this.speed });
    if (turn === null) this.toStart();
    else this.toTurn(turn);
  }

  close(): void {
    this.pause();
    this.show.close();
  }

  get turns(): number {
    return this.#story.length;
  }

  get current(): Turn {
    return this.#story[this.turn]!;
  }

  protected override beatsOf(): number {
    return 2;
  }

  override pause(): void {
    super.pause();
    this.#way += 1;
    if (this.beat === BEFORE) this.#draw();
  }

  protected override arrive(): void {
    this.#way += 1;
    this.#draw();
    if (this.isPlaying) void this.#walk();
  }

  #draw(): void {
    const { before, after } = this.current;
    this.show.push({
      seq: this.turn,
      events: [],
      before: null,
      after: (this.beat === BEFORE ? before : after) as Record<string, unknown>,
    });
  }

  async #walk(): Promise<void> {
    const way = this.#way;
    while (this.isPlaying && way === this.#way) {
      if (this.beat === AFTER) {
        await pause(BETWEEN_MS / this.speed);
        if (way !== this.#way) return;
        if (this.isAtEnd) {
          this.isPlaying = false;
          return;
        }
        this.turn += 1;
        this.beat = BEFORE;
        this.#draw();
      }
      for (const { event, after } of this.current.steps) {
        await this.show.perform({
          seq: this.turn,
          events: [event],
          before: null,
          after: after as Moment['after'],
        });
        if (way !== this.#way) return;
      }
      this.beat = AFTER;
    }
  }
}
