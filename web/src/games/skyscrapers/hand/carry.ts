// A card on its way to its place, and what the hand has to know about it.

import { REACH_MM, REACH_UP_MM } from '../../../bodies/hand/gesture';
import type { Grasp, Reach } from '../../../bodies/hand/grasp';
import type { Directions } from '../../../bodies/hand/wish.svelte';
import type { Stage } from '../../../bodies/stage';
import type { Pose, Poses, Vec3 } from '../../../bodies/types';
import { minus } from '../../../bodies/vector';
import type { BuiltCard } from '../facts';
import { allInto, approachOf, into, isUpright, out, pointInto, type Approach } from './approach';
import { goalOf, PLACE_DEG, turnOff, type Goal, type Load } from './goal';
import { Magnet } from './magnet.svelte';
import { directionsIn } from './pointing';
import { bumping, GROUND, GROUND_POSE, STOP, stopUnder } from './shapes';
import { around, nearby, within } from './surroundings';

const KEPT_MS = 6000;
/** The hand is home where it is no further from it than this. */
const HOME_MM = 0.4;
/** However long it is held, it is not pressed harder than this. */
const HARDEST_MM = 5;
const WORLD: Reach = { low: [-REACH_MM, -REACH_MM, 0], high: [REACH_MM, REACH_MM, REACH_UP_MM] };

export interface Carry {
  load: Load;
  goal: Goal;
  approach: Approach;
  /** The goal, and everything near, in the world of the approach. */
  place: Pose;
  poses: Poses;
  backMm: number;
  magnet: Magnet;
}

/** `poses` are those of all bodies, in the world; the hand's grasp is in the world of the approach. */
export function carryOf(
  load: Load,
  cards: readonly BuiltCard[],
  poses: Poses,
  stage: Stage | null,
): { carry: Carry; grasp: Grasp } {
  const goal = goalOf(load, cards, poses);
  const approach = approachOf(goal.way, goal.pose.at);
  const isTurned = approach.height[2] > 0;
  const place = into(approach, goal.pose);
  const shapes = bumping([...cards, { use: useOf(load.site) }]);
  const shape = shapes[goal.id]!;
  const all = {
    ...allInto(approach, isTurned ? { ...poses, [GROUND]: GROUND_POSE } : poses),
    ...(goal.seat === STOP ? { [STOP]: stopUnder(shape, place) } : {}),
  };
  const axes = directionsIn(approach, stage);
  const towards = bearing(approach, axes);
  const { from, floors, walls, reach } = around({ ...goal, place, towards }, all, shapes);
  const backMm = from.at[2] - place.at[2];
  const isBefore = (pose: Pose): boolean =>
    goal.isOver(minus(out(approach, pose).at, goal.pose.at));
  const mostMm = Math.min(HARDEST_MM, goal.beyondMm);
  const magnet = new Magnet({ place, isOver: isBefore, mostMm });
  const carry: Carry = { load, goal, approach, place, poses: nearby(all, place), backMm, magnet };
  const aim = {
    at: place.at,
    reach: within(reach, reachIn(approach), place.at),
    walls,
    fits: (hand: Pose) =>
      hand.at[2] <= place.at[2] + HOME_MM &&
      isBefore(hand) &&
      turnOff(hand.turn, place.turn) <= PLACE_DEG,
    out: (pose: Pose) => out(approach, pose),
    keptMs: KEPT_MS,
    pull: magnet,
  };
  return { carry, grasp: { shape, from, others: floors, shapes, axes, names: goal.names, aim } };
}

/** It only has to be pressed in. */
export function isOver({ goal, approach }: Carry, pose: Pose): boolean {
  return goal.isOver(minus(out(approach, pose).at, goal.pose.at));
}

/** A base that is slid in stands on the ground in its place. */
export function isSeat({ seat }: Goal, below: string | null): boolean {
  return below === seat || (seat === STOP && below === null);
}

/** What stands upright on the ground is a base, and bumps like one. */
function useOf({ normal, at }: Load['site']): 'base' | 'flat' {
  return normal !== 'z' && at[2] === 1 ? 'base' : 'flat';
}

/** Where the start is aside: up for what comes from a side, else towards the person. */
function bearing(approach: Approach, { away }: Directions): number {
  if (isUpright(approach)) return 0;
  return (Math.atan2(-away[1], -away[0]) * 180) / Math.PI - 90;
}

/** The world's limits of a hand, as they lie in the world of the approach. */
function reachIn(approach: Approach): Reach {
  const [one, other] = [pointInto(approach, WORLD.low), pointInto(approach, WORLD.high)];
  const both = (pick: (...values: number[]) => number): Vec3 => [
    pick(one[0], other[0]),
    pick(one[1], other[1]),
    pick(one[2], other[2]),
  ];
  return { low: both(Math.min), high: both(Math.max) };
}
