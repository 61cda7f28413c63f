// Poses as they are told, and on the way from one to another.

import { partWay } from './turn';
import type { Pose, Poses } from './types';

/** Hands are told in 0.1 mm and 1/10000. */
const PLACE = 10;
const TURN = 10_000;

/** A place in millimetres, then the quaternion. */
export function poseFrom([
  x = 0,
  y = 0,
  z = 0,
  w = 1,
  i = 0,
  j = 0,
  k = 0,
]: readonly number[]): Pose {
  return { at: [x, y, z], turn: [w, i, j, k] };
}

/** As a hand is shown to the others while it carries. */
export function toCarried({ at, turn }: Pose): number[] {
  return [
    ...at.map((part) => Math.round(part * PLACE)),
    ...turn.map((part) => Math.round(part * TURN)),
  ];
}

export function fromCarried(told: readonly number[]): Pose {
  return poseFrom(told.map((part, i) => part / (i < 3 ? PLACE : TURN)));
}

/** Poses are kept by name, and no body has a name that every object knows, such as `__proto__`. */
export function isBodyName(name: string): boolean {
  return !(name in Object.prototype);
}

/** Part of the way for everything; what was not there before is there at once. */
export function between(from: Poses, to: Poses, part: number): Poses {
  return Object.fromEntries(
    Object.entries(to).map(([body, pose]) => {
      const before = Object.hasOwn(from, body) ? from[body] : undefined;
      return [body, before && before !== pose ? partWay(before, pose, part) : pose];
    }),
  );
}
