// How a hand takes hold of a body, and who is told of the result.

import type { Pose, Poses, Shape, Vec3 } from '../types';
import type { Hand } from './hand.svelte';
import type { Names } from './names';
import type { Directions } from './wish.svelte';

/** A box that the middle of a body stays in. */
export interface Reach {
  low: Vec3;
  high: Vec3;
}

/** Draws the hand to a place, and presses it home there. */
export interface Pull {
  /** Time goes on, before the hand moves. */
  tick(ms: number, hand: Hand): void;
  /** Where the hand goes that is wanted there. */
  target(wish: Pose): Pose;
}

/** The one place that a body is brought to. The hand has it from the start, a little way off. */
export interface Aim {
  /** The middle of the body there. */
  at: Vec3;
  reach: Reach;
  /** Bodies that it can't be lifted over: it waits beside them. */
  walls: Poses;
  /** Whether the hand may let go there. */
  fits: (hand: Pose) => boolean;
  /** Where a pose of the hand is in the world: a hand may work in a turned one. */
  out: (pose: Pose) => Pose;
  /** Only the end of a long carry is sent. */
  keptMs: number;
  pull: Pull;
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
  names: Names;
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
