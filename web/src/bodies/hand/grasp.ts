// How a hand takes hold of a body, and who is told what comes of it.

import type { Pose, Poses, Shape, Vec3 } from '../types';
import type { Names } from './names';
import type { Directions } from './wish.svelte';

/** A box that the middle of a body stays in. */
export interface Reach {
  low: Vec3;
  high: Vec3;
}

/** The one place that a body is brought to. The hand has it from the start, a little way off. */
export interface Aim {
  /** The middle of the body there. */
  at: Vec3;
  reach: Reach;
  /** Bodies that it can't be lifted over: it waits beside them. */
  walls: Poses;
  /** Whether it may be let go like that; `below` is what it touches. */
  fits: (pose: Pose, below: string | null) => boolean;
  /** Where a pose of the hand is in the world: a hand may work in a turned one. */
  out: (pose: Pose) => Pose;
  /** Only the end of a long carry is sent. */
  keptMs: number;
}

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
  /** Then there is no shelf and no stack: it starts at `from`. */
  aim?: Aim;
  names?: Names;
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
