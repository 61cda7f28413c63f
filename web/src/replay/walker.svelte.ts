// Where in a replay one is: a turn (or a round), and a beat within it. It can walk on by itself.

export const SPEEDS = [0.5, 1, 2, 4] as const;

export abstract class Walker {
  turn = $state(0);
  beat = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);

  /** How many turns there are. */
  abstract readonly turns: number;
  /** How many beats a turn has. */
  protected abstract beatsOf(turn: number): number;
  /** It is elsewhere now: show that, and walk on from there if it plays. */
  protected abstract arrive(): void;

  get beats(): number {
    return this.beatsOf(this.turn);
  }

  get isAtStart(): boolean {
    return this.turn === 0 && this.beat === 0;
  }

  get isAtEnd(): boolean {
    return this.turn === this.turns - 1 && this.beat === this.beats - 1;
  }

  toStart(): void {
    this.#go(0, 0);
  }

  toEnd(): void {
    this.toTurn(this.turns - 1);
  }

  /** The last beat of a turn, or of the nearest that there is: what it came to. */
  toTurn(turn: number): void {
    const nearest = Math.max(0, Math.min(this.turns - 1, Math.trunc(turn) || 0));
    this.#go(nearest, this.beatsOf(nearest) - 1);
  }

  /** To the end of this turn, or of the next if it is shown already. */
  onward(): void {
    this.toTurn(this.beat < this.beats - 1 ? this.turn : this.turn + 1);
  }

  backward(): void {
    if (this.turn === 0) this.toStart();
    else this.toTurn(this.turn - 1);
  }

  step(by: 1 | -1): void {
    if (by === 1 ? this.isAtEnd : this.isAtStart) return;
    const beat = this.beat + by;
    if (beat >= this.beats) this.#go(this.turn + 1, 0);
    else if (beat < 0) this.#go(this.turn - 1, this.beatsOf(this.turn - 1) - 1);
    else this.#go(this.turn, beat);
  }

  play(): void {
    if (this.isAtEnd) [this.turn, this.beat] = [0, 0];
    this.isPlaying = true;
    this.arrive();
  }

  pause(): void {
    this.isPlaying = false;
  }

  #go(turn: number, beat: number): void {
    this.turn = turn;
    this.beat = beat;
    if (this.isPlaying && this.isAtEnd) this.isPlaying = false;
    this.arrive();
  }
}
