// A body in a hand that never goes through anything.
//
// What is below is a landscape: for every place and turn of the body there is one height at which
// it only just touches. Going down below that is pressing. Going sideways never presses harder than
// before: on a slope the hand gives way upwards, and at a side the body waits and is lifted over it.
// Stopping there instead would leave people stuck behind an edge that they can't see well, and
// scraping along the stack is just what the rules forbid. It never comes down by itself.
//
// Where bodies are also above, there are walls: nothing is lifted over those, it waits beside them.

import type { Pose, Vec3 } from '../types';
import { length, minus, plus, scaled } from '../vector';
import { FASTEST_MM_S, followed, resting, type Motion } from './follow';
import type { Ground, Rest } from './ground';

export const MOST_PRESS_MM = 8;
/** How far ahead a side is noticed: the real hand lags and trembles by a millimetre or two. */
const AHEAD_MM = 4;
/** The ground rises by more than this at once: a side, not a slope. */
const SIDE_MM = 2;
const CLEARANCE_MM = 3;
/** Above a side by less than this is not above it. */
const SLACK_MM = 0.2;

export interface Carried extends Motion, Rest {
  /** The height that is wanted from now on: the body may have been lifted over something. */
  wantedZ: number;
  /** The wall that it could not go through just now. */
  wall: string | null;
}

export function taken(from: Pose, ground: Ground): Carried {
  return { ...resting(from), ...ground.under(from), wantedZ: from.at[2], wall: null };
}

export function carried(before: Carried, wish: Pose, ground: Ground, seconds: number): Carried {
  const next = moved(before, wish, ground, seconds);
  // A hand may press; the body stays at the touch.
  const wall = ground.wallAt({
    at: [next.at[0], next.at[1], Math.max(next.at[2], next.rest)],
    turn: next.turn,
  });
  return wall === null ? next : beside(wall, before, next, ground, seconds);
}

/** As much of the way as there is without the wall. */
function beside(
  wall: string,
  before: Carried,
  next: Carried,
  ground: Ground,
  seconds: number,
): Carried {
  const [[x, y, z], [u, v, w]] = [before.at, next.at];
  const ways: Vec3[] = [
    [u, v, w],
    [u, y, w],
    [x, v, w],
    [x, y, w],
    [u, y, z],
    [x, v, z],
  ];
  const free =
    ways
      .map((at): Pose => ({ at, turn: before.turn }))
      .find((pose) => ground.wallAt(pose) === null) ?? before;
  const pace = scaled(minus(free.at, before.at), 1 / seconds);
  return {
    ...ground.under(free),
    at: free.at,
    turn: free.turn,
    pace,
    spin: [0, 0, 0],
    wantedZ: next.wantedZ,
    wall,
  };
}

function moved(before: Carried, wish: Pose, ground: Ground, seconds: number): Carried {
  const next = followed(before, wish, seconds);
  const here = ground.under(next);
  const ahead = Math.max(here.rest, restAhead(next, wish, ground));
  const [x, y, z] = next.at;
  if (ahead > before.rest + SIDE_MM && z < ahead + SLACK_MM)
    return lifted(before, wish, ahead + CLEARANCE_MM, seconds);
  const lift = Math.max(0, Math.min(here.rest - before.rest, here.rest - z));
  const at = [x, y, Math.max(z + lift, here.rest - MOST_PRESS_MM)] as const;
  const isTooFast = length(minus(at, before.at)) > FASTEST_MM_S * seconds + 1e-9;
  if (isTooFast && lift > 0) return lifted(before, wish, here.rest, seconds);
  return { ...next, ...here, at, wantedZ: wish.at[2] + lift, wall: null };
}

/** How high the ground is a little further on, but not beyond where the hand wants to go. */
function restAhead({ at, turn, pace }: Motion, wish: Pose, ground: Ground): number {
  const speed = Math.hypot(pace[0], pace[1]);
  if (speed < 0.5) return -Infinity;
  const left = Math.hypot(wish.at[0] - at[0], wish.at[1] - at[1]);
  const way = scaled([pace[0], pace[1], 0], Math.min(AHEAD_MM, left) / speed);
  return ground.under({ at: plus(at, way), turn }).rest;
}

function lifted(before: Carried, wish: Pose, to: number, seconds: number): Carried {
  const [x, y, from] = before.at;
  const z = Math.max(from, Math.min(to, from + FASTEST_MM_S * seconds));
  const pace = [0, 0, (z - from) / seconds] as const;
  return {
    ...before,
    at: [x, y, z],
    pace,
    spin: [0, 0, 0],
    wantedZ: Math.max(wish.at[2], z),
    wall: null,
  };
}

/** Nobody sees the difference. */
export function isSamePose(one: Pose, other: Pose): boolean {
  return (
    length(minus(one.at, other.at)) < 1e-3 &&
    one.turn.every((part, i) => Math.abs(part - other.turn[i]!) < 1e-6)
  );
}
