// How a hand takes hold of a body, and who is told what comes of it.

import type { Pose, Poses, Shape } from '../types';
import type { Directions } from './wish.svelte';

export interface Grasp {
  shape: Shape;
  /** Where it lies now, such as on the shelf. */
  from: Pose;
  /** Everything else on the table. */
  others: Poses;
  shapes: Readonly<Record<string, Shape>>;
  /** Where the stack is. */
  spot?: readonly [number, number];
  axes?: Directions;
}

/** What the screen does when something happens in the hand. */
export interface Reactions {
  /** With the frames; `null` if it can't be let go there, so that nothing happens. */
  onletgo?: (frames: string | null) => void;
  onback?: () => void;
  /** Instead of the usual tick and rattle. */
  ontouch?: () => void;
  onhard?: () => void;
}
