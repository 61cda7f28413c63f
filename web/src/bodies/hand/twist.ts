// Fingers on a pad: one slides, two that twist turn, two that go together tilt. Never two at once.

export type Finger = readonly [x: number, y: number];

export type Moved =
  { kind: 'slide' | 'tilt'; x: number; y: number } | { kind: 'turn'; degrees: number };

/** Two fingers have to do this much of one thing before it is clear which it is. */
const CLEAR_DEG = 4;
const CLEAR_PX = 12;

export class Fingers {
  #at = new Map<number, Finger>();
  #twins: 'turn' | 'tilt' | null = null;
  #twisted = 0;
  #gone: Finger = [0, 0];

  get count(): number {
    return this.#at.size;
  }

  down(id: number, at: Finger): void {
    this.#at.set(id, at);
    this.#start();
  }

  up(id: number): void {
    this.#at.delete(id);
    this.#start();
  }

  /** What a finger's way means; `null` if nothing yet. */
  move(id: number, at: Finger): Moved | null {
    const before = this.#at.get(id);
    if (!before) return null;
    const [x, y] = [at[0] - before[0], at[1] - before[1]];
    if (this.#at.size === 1) {
      this.#at.set(id, at);
      return { kind: 'slide', x, y };
    }
    const angleBefore = this.#angle();
    this.#at.set(id, at);
    if (this.#at.size !== 2) return null;
    const degrees = turnBetween(angleBefore, this.#angle());
    // Each finger brings half of the way of both.
    return this.#judged(degrees, x / 2, y / 2);
  }

  #judged(degrees: number, x: number, y: number): Moved | null {
    this.#twisted += degrees;
    this.#gone = [this.#gone[0] + x, this.#gone[1] + y];
    if (!this.#twins) {
      if (Math.abs(this.#twisted) > CLEAR_DEG) this.#twins = 'turn';
      else if (Math.hypot(...this.#gone) > CLEAR_PX) this.#twins = 'tilt';
      return null;
    }
    return this.#twins === 'turn' ? { kind: 'turn', degrees } : { kind: 'tilt', x, y };
  }

  #start(): void {
    this.#twins = null;
    this.#twisted = 0;
    this.#gone = [0, 0];
  }

  /** Of the line between two fingers, counter-clockwise as one sees it. */
  #angle(): number {
    const [a, b] = [...this.#at.values()];
    return a && b ? (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI : 0;
  }
}

function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
