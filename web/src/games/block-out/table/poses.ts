// Where the blocks are: on the stack as the server says, else on their places beside it.

import { poseFrom } from '../../../bodies/poses';
import type { Pose, Poses } from '../../../bodies/types';
import type { BlockView } from '../facts';
import { SHAPES, SHELF } from '../shapes';

/** The blocks in the order in which films count them. */
export const BODIES: readonly string[] = Object.keys(SHAPES);

export function posesOf(view: Pick<BlockView, 'blocks' | 'stack' | 'poses'>): Poses {
  const poses: Record<string, Pose> = {};
  for (const block of view.blocks) {
    const told = view.stack.includes(block) ? view.poses[block] : undefined;
    const pose = told ? poseFrom(told) : SHELF[block];
    if (pose) poses[block] = pose;
  }
  return poses;
}
