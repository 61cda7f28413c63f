// How a hand follows what a person wants: softly, without overshooting, never too fast for a hand.

import { GESTURE } from '../physics';
import { turnedBy, undone, wellTurned } from '../turn';
import type { Pose, Vec3 } from '../types';
import { minus, plus, scaled } from '../vector';
import { capped, spinOf, turnOf } from './spin';

/** The rest is room for whole numbers. */
export const FASTEST_MM_S = GESTURE.fastestMmS * (7 / 8);
const FASTEST_RAD_S = GESTURE.fastestRadS * (5 / 6);
/** The stiffness of a critically damped spring: most of the way in an eighth of a second. */
const EAGERNESS = 20;

/** A pose, and how fast it moves (mm/s) and turns (rad/s). */
export interface Motion extends Pose {
  pace: Vec3;
  spin: Vec3;
}

export function resting({ at, turn }: Pose): Motion {
  return { at, turn, pace: [0, 0, 0], spin: [0, 0, 0] };
}

/** Where the hand is a few milliseconds later. Steps should be at most 8 ms. */
export function followed(motion: Motion, wish: Pose, seconds: number): Motion {
  const pace = eased(motion.pace, minus(wish.at, motion.at), seconds, FASTEST_MM_S);
  const missing = spinOf(turnedBy(undone(motion.turn), wish.turn));
  const spin = eased(motion.spin, missing, seconds, FASTEST_RAD_S);
  return {
    at: plus(motion.at, scaled(pace, seconds)),
    turn: wellTurned(turnedBy(motion.turn, turnOf(scaled(spin, seconds)))),
    pace,
    spin,
  };
}

function eased(speed: Vec3, missing: Vec3, seconds: number, fastest: number): Vec3 {
  const pull = minus(scaled(missing, EAGERNESS * EAGERNESS), scaled(speed, 2 * EAGERNESS));
  return capped(plus(speed, scaled(pull, seconds)), fastest);
}
