// The world as the hand sees it that brings a body in: turned so that its way goes straight down.
//
// There a card that is pressed onto the edge of a floor from a side is lowered onto it like a block,
// and everything that a hand knows about lowering holds. What comes from above stays as it is.

import { rotated, turnedBy, undone } from '../../../bodies/turn';
import type { Pose, Poses, Quat, Vec3 } from '../../../bodies/types';
import { cross, minus, plus, UP } from '../../../bodies/vector';

export interface Approach {
  /** A unit step in the world. */
  way: Vec3;
  turn: Quat;
  /** This point of the world is in the middle of the turned one, and high above its table. */
  middle: Vec3;
  height: Vec3;
}

const HIGH_MM = 200;
const HALF = Math.SQRT1_2;
/** Half a turn around x: what was below is above. */
const OVER: Quat = [0, 1, 0, 0];

/** For a body that goes to `at` in the world. */
export function approachOf(way: Vec3, at: Vec3): Approach {
  if (way[2] < -0.5) return { way, turn: [1, 0, 0, 0], middle: [0, 0, 0], height: [0, 0, 0] };
  return { way, turn: way[2] > 0.5 ? OVER : fromSide(way), middle: at, height: [0, 0, HIGH_MM] };
}

/** The way goes down, up goes away from anyone looking along the way, and right stays right. */
function fromSide(way: Vec3): Quat {
  const [x, y] = cross(way, UP);
  const standing: Quat = [HALF, HALF, 0, 0];
  // First around the plumb line, until it would come from the front; then over.
  const angle = -Math.atan2(y, x);
  return turnedBy([Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)], undone(standing));
}

/** The plane that the hand slides in is upright: `away` is up there. */
export function isUpright({ way }: Approach): boolean {
  return Math.abs(way[2]) < 0.5;
}

export function directionInto({ turn }: Approach, direction: Vec3): Vec3 {
  return rotated(direction, turn);
}

export function pointInto({ turn, middle, height }: Approach, at: Vec3): Vec3 {
  return plus(rotated(minus(at, middle), turn), height);
}

export function pointOut({ turn, middle, height }: Approach, at: Vec3): Vec3 {
  return plus(rotated(minus(at, height), undone(turn)), middle);
}

export function into(approach: Approach, { at, turn }: Pose): Pose {
  return { at: pointInto(approach, at), turn: turnedBy(turn, approach.turn) };
}

export function out(approach: Approach, { at, turn }: Pose): Pose {
  return { at: pointOut(approach, at), turn: turnedBy(turn, undone(approach.turn)) };
}

export function allInto(approach: Approach, poses: Poses): Poses {
  return Object.fromEntries(Object.entries(poses).map(([id, pose]) => [id, into(approach, pose)]));
}
