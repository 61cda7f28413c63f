// Where in a replay one is: a turn, seen before it is played or after it. It can walk on by itself,
// and then everything is shown as it was shown live.

import { pause } from './frames';
import { Show } from './show.svelte';
import type { TurnStory } from './story';

const BETWEEN_MS = 700;

export class Walk {
  turn = $state(0);
  /** 0 before the turn is played, 1 after it. */
  beat = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  readonly beats = 2;
  readonly show: Show;
  readonly #turns: readonly TurnStory[];
  /** Counts the times that somebody went elsewhere. */
  #way = 0;

  /** With a turn to begin at, it is shown as it ended. */
  constructor(turns: readonly TurnStory[], names: () => string[], turn: number | null = null) {
    this.#turns = turns;
    const pace = { wait: () => 1 / this.speed, rate: () => this.speed };
    this.show = new Show(names, () => false, pace);
    if (turn === null) this.#go(0, 0);
    else this.toTurn(turn);
  }

  close(): void {
    this.pause();
    this.show.close();
  }

  get current(): TurnStory {
    return this.#turns[this.turn]!;
  }

  get isAtStart(): boolean {
    return this.turn === 0 && this.beat === 0;
  }

  get isAtEnd(): boolean {
    return this.turn === this.#turns.length - 1 && this.beat === 1;
  }

  toStart(): void {
    this.#jump(0, 0);
  }

  toEnd(): void {
    this.toTurn(this.#turns.length - 1);
  }

  toTurn(turn: number): void {
    this.#jump(Math.max(0, Math.min(this.#turns.length - 1, Math.trunc(turn) || 0)), 1);
  }

  onward(): void {
    this.toTurn(this.beat === 0 ? this.turn : this.turn + 1);
  }

  backward(): void {
    if (this.turn === 0) this.toStart();
    else this.toTurn(this.turn - 1);
  }

  step(by: 1 | -1): void {
    if (by === 1 ? this.isAtEnd : this.isAtStart) return;
    const at = this.turn * 2 + this.beat + by;
    this.#jump(Math.floor(at / 2), at % 2);
  }

  play(): void {
    if (this.isAtEnd) this.#go(0, 0);
    this.isPlaying = true;
    void this.#walk();
  }

  pause(): void {
    this.isPlaying = false;
    this.#way += 1;
    if (this.beat === 0) this.#go(this.turn, 0);
  }

  #jump(turn: number, beat: number): void {
    const wasPlaying = this.isPlaying;
    this.#way += 1;
    this.#go(turn, beat);
    if (!wasPlaying) return;
    if (this.isAtEnd) this.isPlaying = false;
    else void this.#walk();
  }

  #go(turn: number, beat: number): void {
    this.turn = turn;
    this.beat = beat;
    const { before, after } = this.current;
    const view = (beat === 0 ? before : after) as unknown as Record<string, unknown>;
    this.show.push({ seq: turn, events: [], before: null, after: view });
  }

  async #walk(): Promise<void> {
    const way = ++this.#way;
    while (this.isPlaying && way === this.#way) {
      if (this.beat === 1) {
        await pause(BETWEEN_MS / this.speed);
        if (way !== this.#way) return;
        if (this.isAtEnd) {
          this.isPlaying = false;
          return;
        }
        this.#go(this.turn + 1, 0);
      }
      const { events, before, after } = this.current;
      await this.show.perform({ seq: this.turn, events: [...events], before: before as never, after: after as never });
      if (way !== this.#way) return;
      this.beat = 1;
    }
  }
}
