// What is around the place that a body is brought to: where the hand can start, what it can land
// on, and what it has to keep beside. All in the world of the approach, where the way is down.

import { climb, solidOf, type Solid } from '../../../bodies/hand/contact';
import type { Reach } from '../../../bodies/hand/grasp';
import { overlap } from '../../../bodies/hand/overlap';
import type { Pose, Poses, Shape, Vec3 } from '../../../bodies/types';
import { length, minus } from '../../../bodies/vector';
import type { Goal } from './goal';
import { GROUND, SHAPES } from './shapes';

/** Nothing farther away than this matters. */
const NEAR_MM = 90;
/** How far aside it starts: a card's side from its place, or what is free on all of the way there. */
const ASIDE_MM: readonly number[] = [40, 32, 24, 8, 2.5, 0];
const WAY_PARTS: readonly number[] = [1, 0.75, 0.5, 0.25];
/** First the sides where the place stays in sight. */
const BEARINGS: readonly number[] = [45, 135, 90, 0, 180, 315, 225, 270];
/** A card touches its neighbours in its place, and the engine lets it pass by them. */
const NEIGHBOUR_MM = 6;
/** Under something that is in the way farther back there is still this much room. */
const HEADROOM_MM = 2;
const LEAST_BACK_MM = 1.2;
const APART_MM = 0.3;
/** What is lower than this below the hand can be lifted over. */
const CLEARANCE_MM = 3;
const WANDER_MM = 100;

export interface Around {
  from: Pose;
  /** What it can land on. */
  floors: Poses;
  walls: Poses;
  reach: Reach;
}

export interface Wanted extends Pick<Goal, 'id' | 'seat' | 'backMm' | 'beyondMm'> {
  place: Pose;
  /** A bearing in degrees: which side it starts on. */
  towards: number;
}

export function around(
  { id: own, place, seat, backMm, beyondMm, towards }: Wanted,
  poses: Poses,
  shapes: Readonly<Record<string, Shape>>,
): Around {
  const shape = shapes[own]!;
  const all = nearTo(own, place, seat, poses, shapes);
  const target = solidOf(SHAPES[own]!, place);
  const isNeighbour = (id: string, { pose }: Body): boolean =>
    id !== seat &&
    isFlat(own) &&
    isFlat(id) &&
    overlap(target, solidOf(SHAPES[id]!, pose)) > -NEIGHBOUR_MM;
  const near = new Map([...all].filter(([id, body]) => !isNeighbour(id, body)));
  const from = start(shape, place, near, all, backMm, towards);
  const held = solidOf(shape, from);
  const floors: Record<string, Pose> = {};
  const walls: Record<string, Pose> = {};
  for (const [id, { pose, solid }] of near) {
    if (id === seat || solid.high[2] <= held.low[2] - CLEARANCE_MM) floors[id] = pose;
    // Where there was no free place to start from, it begins in something and goes on.
    else if (overlap(held, solid) < 0) walls[id] = pose;
  }
  const [x, y, z] = place.at;
  return {
    from,
    floors,
    walls,
    reach: {
      low: [x - WANDER_MM, y - WANDER_MM, z - beyondMm],
      high: [x + WANDER_MM, y + WANDER_MM, from.at[2]],
    },
  };
}

interface Body {
  pose: Pose;
  solid: Solid;
}

function nearTo(
  own: string,
  place: Pose,
  seat: string | null,
  poses: Poses,
  shapes: Readonly<Record<string, Shape>>,
): Map<string, Body> {
  const near = new Map<string, Body>();
  for (const [id, pose] of Object.entries(poses)) {
    const other = shapes[id];
    if (!other || id === own || (id !== seat && !isNear(id, pose, place))) continue;
    near.set(id, { pose, solid: solidOf(other, pose) });
  }
  return near;
}

function isNear(id: string, { at }: Pose, place: Pose): boolean {
  return id === GROUND || length(minus(at, place.at)) <= NEAR_MM;
}

/** Everything that a picture of the place has to show. */
export function nearby(poses: Poses, place: Pose): Poses {
  return Object.fromEntries(Object.entries(poses).filter(([id, pose]) => isNear(id, pose, place)));
}

function isFlat(id: string): boolean {
  return id.startsWith('card-');
}

function start(
  shape: Shape,
  place: Pose,
  near: ReadonlyMap<string, Body>,
  all: ReadonlyMap<string, Body>,
  backMm: number,
  towards: number,
): Pose {
  const [x, y, z] = place.at;
  const back = Math.max(
    LEAST_BACK_MM,
    Math.min(backMm, roomAbove(solidOf(shape, place), near) - HEADROOM_MM),
  );
  const at = (aside: number, bearing: number): Pose => {
    const angle = ((bearing + towards) * Math.PI) / 180;
    return {
      at: [x + aside * Math.cos(angle), y + aside * Math.sin(angle), z + back],
      turn: place.turn,
    };
  };
  const isFree = (aside: number, bearing: number): boolean =>
    WAY_PARTS.every((part) => depth(shape, at(aside * part, bearing), all) < -APART_MM);
  const ways = ASIDE_MM.flatMap((aside) => BEARINGS.map((bearing) => ({ aside, bearing })));
  const free = ways.find(({ aside, bearing }) => isFree(aside, bearing));
  if (free) return at(free.aside, free.bearing);
  const starts = ways.map(({ aside, bearing }) => at(aside, bearing));
  // A card may have neighbours on both sides: then it starts where it is in them least.
  const depths = starts
    .map((pose) => ({ pose, deep: depth(shape, pose, all) }))
    .filter(({ pose }) => depth(shape, pose, near) < -APART_MM);
  return depths.reduce(
    (best, each) => (each.deep < best.deep - APART_MM ? each : best),
    depths[0] ?? { pose: at(0, 0), deep: 0 },
  ).pose;
}

/** How far the body can go back from its place before something is there. */
function roomAbove(target: Solid, near: ReadonlyMap<string, Body>): number {
  let room = Infinity;
  for (const { solid } of near.values()) {
    const air = -climb(solid, target);
    if (air > -APART_MM) room = Math.min(room, air);
  }
  return room;
}

/** How deep it would be in one of those; negative if it is apart from them all. */
function depth(shape: Shape, pose: Pose, near: ReadonlyMap<string, Body>): number {
  const held = solidOf(shape, pose);
  return Math.max(
    ...[...near.values()].map(({ solid }) =>
      isFarApart(held, solid) ? -Infinity : overlap(held, solid),
    ),
  );
}

/** Seen at once, by the boxes around them. */
function isFarApart(one: Solid, other: Solid): boolean {
  return ([0, 1, 2] as const).some(
    (axis) =>
      one.low[axis] > other.high[axis] + APART_MM || other.low[axis] > one.high[axis] + APART_MM,
  );
}

/** All of a reach that is also within another, unless the place itself is not. */
export function within(reach: Reach, other: Reach, place: Vec3): Reach {
  const isThere = ([0, 1, 2] as const).every(
    (axis) => place[axis] >= other.low[axis] && place[axis] <= other.high[axis],
  );
  if (!isThere) return reach;
  const both = (pick: (...values: number[]) => number, one: Vec3, two: Vec3): Vec3 => [
    pick(one[0], two[0]),
    pick(one[1], two[1]),
    pick(one[2], two[2]),
  ];
  return {
    low: both(Math.max, reach.low, other.low),
    high: both(Math.min, reach.high, other.high),
  };
}
