// What is in the hand, as pictures show it.

import type { Hand } from '../../../bodies/hand/hand.svelte';
import type { Shown } from '../../../bodies/stage';
import { cornersAt } from '../../../bodies/turn';
import type { Held, Touch } from '../../../bodies/types';
import { out, pointOut } from './approach';
import type { Carry } from './carry';
import { GROUND, STOP } from './shapes';

/** The corners of one side of a card, around it. */
const FACE: readonly number[] = [4, 5, 7, 6];

export type Touching = Held & { touch: Touch };

/** In the world of the approach: a thread leads to its place, which is outlined. */
export function heldThere({ place }: Carry, { id, pose, touch, shape }: Hand): Touching {
  const corners = cornersAt(shape, place);
  const footprint = FACE.map((corner) => corners[corner]!);
  return { id, pose, touch: { ...touch, footprint, plumb: [pose.at, place.at] } };
}

/** The same in the world, for a stage with depth. */
export function heldHere({ approach }: Carry, { id, pose, touch }: Touching): Held {
  const [top, end] = touch.plumb;
  return {
    id,
    pose: out(approach, pose),
    touch: {
      ...touch,
      footprint: touch.footprint.map((corner) => pointOut(approach, corner)),
      plumb: [pointOut(approach, top), pointOut(approach, end)],
    },
  };
}

/** All that is near, in the world of the approach: seen from above, one looks along the way. */
export function flatShown({ goal, place, poses }: Carry, held: Touching): Shown {
  const hidden = [GROUND, STOP, held.id];
  return {
    poses: Object.fromEntries(Object.entries(poses).filter(([id]) => !hidden.includes(id))),
    held,
    ghost: { id: held.id, pose: place },
    highlight: [goal.on],
  };
}
