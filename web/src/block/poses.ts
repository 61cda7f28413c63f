// Where the blocks are: on the stack as the server says, else on their places beside it.

import { partWay } from '../solid/turn';
import type { Pose, Poses } from '../solid/types';
import type { BlockView } from './facts';
import { SHAPES, SHELF } from './shapes';

/** The blocks in the order in which films count them. */
export const BODIES: readonly string[] = Object.keys(SHAPES);

/** Hands are told in 0.1 mm and 1/10000. */
const PLACE = 10;
const TURN = 10_000;

export function posesOf(view: Pick<BlockView, 'blocks' | 'stack' | 'poses'>): Poses {
  const poses: Record<string, Pose> = {};
  for (const block of view.blocks) {
    const told = view.stack.includes(block) ? view.poses[block] : undefined;
    const pose = told ? poseFrom(told) : SHELF[block];
    if (pose) poses[block] = pose;
  }
  return poses;
}

/** Whether a simulation knows where every block of the stack is. */
export function isSimulated({ stack, poses, referee }: Pick<BlockView, 'stack' | 'poses' | 'referee'>): boolean {
  return referee === 'physics' && stack.every((block) => block in poses);
}

function poseFrom([x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0]: readonly number[]): Pose {
  return { at: [x, y, z], turn: [w, i, j, k] };
}

/** As a hand is shown to the others while it carries. */
export function toCarried({ at, turn }: Pose): number[] {
  return [...at.map((part) => Math.round(part * PLACE)), ...turn.map((part) => Math.round(part * TURN))];
}

export function fromCarried(told: readonly number[]): Pose {
  return poseFrom(told.map((part, i) => part / (i < 3 ? PLACE : TURN)));
}

/** Part of the way for everything; what was not there before is there at once. */
export function between(from: Poses, to: Poses, part: number): Poses {
  const poses: Record<string, Pose> = {};
  for (const [body, pose] of Object.entries(to)) {
    const before = from[body];
    poses[body] = before && before !== pose ? partWay(before, pose, part) : pose;
  }
  return poses;
}
