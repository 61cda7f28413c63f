// Where in the story one is: a round, and a beat within it. It can walk on by itself.

import type { Beat, Round, Story } from './story';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a beat is looked at before the next one comes. */
const PAUSES_MS: Record<Beat['kind'], number> = { row: 1500, call: 900, build: 2400 };

/** What the buttons under a replay move: rounds or turns, and the beats in each. */
export interface Walker {
  readonly isPlaying: boolean;
  speed: number;
  readonly beat: number;
  readonly beats: number;
  toStart(): void;
  toEnd(): void;
  backward(): void;
  onward(): void;
  step(by: 1 | -1): void;
  play(): void;
  pause(): void;
}

export class Cursor implements Walker {
  round = $state(0);
  beat = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  readonly #story: Story;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With a round to begin at, its last beat is shown: what it came to. */
  constructor(story: Story, round: number | null = null) {
    this.#story = story;
    if (round !== null) this.toRound(round);
  }

  get current(): Round {
    return this.#story.rounds[this.round]!;
  }

  get shown(): Beat {
    return this.current.beats[this.beat]!;
  }

  /** How many beats the round has. */
  get beats(): number {
    return this.current.beats.length;
  }

  get isAtStart(): boolean {
    return this.round === 0 && this.beat === 0;
  }

  get isAtEnd(): boolean {
    return this.round === this.#story.rounds.length - 1 && this.beat === this.current.beats.length - 1;
  }

  toStart(): void {
    this.round = this.beat = 0;
    this.#wait();
  }

  toEnd(): void {
    this.toRound(this.#story.rounds.length - 1);
  }

  /** The last beat of a round, or of the nearest that there is. */
  toRound(round: number): void {
    this.round = Math.max(0, Math.min(this.#story.rounds.length - 1, Math.trunc(round) || 0));
    this.beat = this.current.beats.length - 1;
    this.#wait();
  }

  /** To the end of this round, or of the next if it is shown already. */
  onward(): void {
    this.toRound(this.beat < this.current.beats.length - 1 ? this.round : this.round + 1);
  }

  backward(): void {
    if (this.round === 0) this.toStart();
    else this.toRound(this.round - 1);
  }

  step(by: 1 | -1): void {
    if (by === 1 ? this.isAtEnd : this.isAtStart) return;
    const beat = this.beat + by;
    if (beat >= this.current.beats.length) {
      this.round += 1;
      this.beat = 0;
    } else if (beat < 0) {
      this.round -= 1;
      this.beat = this.current.beats.length - 1;
    } else {
      this.beat = beat;
    }
    this.#wait();
  }

  play(): void {
    if (this.isAtEnd) this.toStart();
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.isAtEnd) return this.pause();
    this.#timer = setTimeout(() => this.step(1), PAUSES_MS[this.shown.kind] / this.speed);
  }
}
