// How unsteady a hand was just now, for the spirit level.

import type { Vec3 } from '../types';
import { length } from '../vector';

const WINDOW_MS = 400;
/** What counts as quite shaky: a hand that moves, changes its mind, or turns like that. */
const FAST_MM_S = 260;
const JERKY_MM_S2 = 3500;
const TURNING_RAD_S = 3;
/** This much lean, or this much change of speed, takes the bubble to the end of its glass. */
const LEAN_DEG = 8;
const SWAY_MM_S2 = 2500;
const SHAKY = 0.5;
const STEADY = 0.3;

export interface Shake {
  /** Where the bubble is, from -1 (left, near) to 1 (right, away). */
  x: number;
  y: number;
  /** From 0 (as if on a table) to 1. */
  amount: number;
  isSteady: boolean;
}

export const STILL: Shake = { x: 0, y: 0, amount: 0, isSteady: true };

interface Moment {
  ms: number;
  pace: Vec3;
  turning: number;
  change: Vec3;
}

export class Shaking {
  #moments: Moment[] = [];
  #was: Shake = STILL;

  /** `pace` and `lean` are along the picture: right, away, up; mm/s and degrees. */
  add(ms: number, pace: Vec3, spin: Vec3, lean: readonly [number, number]): Shake {
    const last = this.#moments.at(-1);
    const seconds = last ? Math.max(ms - last.ms, 1) / 1000 : 1;
    const change: Vec3 = last
      ? [
          (pace[0] - last.pace[0]) / seconds,
          (pace[1] - last.pace[1]) / seconds,
          (pace[2] - last.pace[2]) / seconds,
        ]
      : [0, 0, 0];
    this.#moments.push({ ms, pace, change, turning: length(spin) });
    while (this.#moments[0]!.ms < ms - WINDOW_MS) this.#moments.shift();
    return (this.#was = this.#judged(lean));
  }

  #judged([right, away]: readonly [number, number]): Shake {
    const mean = (of: (moment: Moment) => number): number =>
      this.#moments.reduce((sum, each) => sum + of(each), 0) / this.#moments.length;
    const amount = Math.min(
      1,
      mean((each) => length(each.pace)) / FAST_MM_S +
        mean((each) => length(each.change)) / JERKY_MM_S2 +
        mean((each) => each.turning) / TURNING_RAD_S,
    );
    // A bubble rises to the higher side, and goes where its glass is pushed.
    const x = bounded(mean((each) => each.change[0]) / SWAY_MM_S2 - right / LEAN_DEG);
    const y = bounded(mean((each) => each.change[1]) / SWAY_MM_S2 - away / LEAN_DEG);
    return { x, y, amount, isSteady: amount < (this.#was.isSteady ? SHAKY : STEADY) };
  }
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
