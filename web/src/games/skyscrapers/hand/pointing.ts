// A picture of the world, for a hand that works in the world of its approach.

import type { Pointing } from '../../../bodies/hand/mouse';
import type { Directions } from '../../../bodies/hand/wish.svelte';
import type { Axes, Spot, Stage } from '../../../bodies/stage';
import { dot, scaled } from '../../../bodies/vector';
import { directionInto, isUpright, type Approach } from './approach';

/** A plane that is seen from its edge is not followed pixel by pixel. */
const LEAST_SEEN = 0.35;

/** What the keys move along: as the person sees it. */
export function directionsIn(approach: Approach, stage: Stage | null): Directions {
  if (!stage || stage.facts().kind === 'flat') return { right: [1, 0, 0], away: [0, 1, 0] };
  const { right, away } = stage.axes(undefined, approach.way);
  return { right: directionInto(approach, right), away: directionInto(approach, away) };
}

/** What a pointer moves along: the body stays under it, however the camera looks at its plane. */
function axesIn(approach: Approach, stage: Stage, at: Spot | undefined): Axes {
  const { right, away, mmPerPx } = stage.axes(at, approach.way);
  const seen = isUpright(approach)
    ? Math.max(LEAST_SEEN, Math.abs(dot(right, stage.axes(at).right)))
    : 1;
  return {
    right: scaled(directionInto(approach, right), 1 / seen),
    away: directionInto(approach, away),
    mmPerPx,
  };
}

/** For `mouse`. A drawn stage is given the turned world to show, so that its own directions hold. */
export function pointingAt(stage: Stage, approach: () => Approach | null): Pointing['stage'] {
  return {
    axes: (at) => {
      const now = approach();
      return now && stage.facts().kind === 'solid' ? axesIn(now, stage, at) : stage.axes(at);
    },
    bodyAt: (at) => stage.bodyAt(at),
    orbit: (dx, dy) => stage.orbit(dx, dy),
    zoom: (by) => stage.zoom(by),
  };
}
