// A small drawing of the place that a body is brought to: as the hand sees it, or from the side.

import { seen, type SeenBody, type Side } from '../../../bodies/drawn/side';
import type { Directions } from '../../../bodies/hand/wish.svelte';
import type { Shown } from '../../../bodies/stage';
import type { Pose } from '../../../bodies/types';
import { cross, dot, UP } from '../../../bodies/vector';
import { SHAPES } from './shapes';

export type CloseUpName = 'along' | 'across';

/** What is right, up and near on the paper, in the world of the approach. */
export function sideOf(name: CloseUpName, { right, away }: Directions): Side {
  const up = name === 'along' ? away : UP;
  return { right, up, near: cross(right, up) };
}

export interface Drawn extends SeenBody {
  /** `seat`: what it is set on. */
  role: 'held' | 'place' | 'seat' | 'other';
}

/** From the far ones to the near ones; the one in hand and its place are always seen. */
export function drawn({ poses, held, ghost, highlight = [] }: Shown, side: Side): Drawn[] {
  const draw = (id: string, pose: Pose, role: Drawn['role']): Drawn[] =>
    SHAPES[id] ? [{ ...seen(SHAPES[id], pose, side), role }] : [];
  const others = Object.entries(poses)
    .flatMap(([id, pose]) => draw(id, pose, highlight.includes(id) ? 'seat' : 'other'))
    .sort((a, b) => a.depth - b.depth);
  return [
    ...others,
    ...(ghost ? draw(ghost.id, ghost.pose, 'place') : []),
    ...(held ? draw(held.id, held.pose, 'held') : []),
  ];
}

/** The middle of the drawing: the place, and from the side a third of the way to it. */
export function middleOf(
  name: CloseUpName,
  { ghost }: Shown,
  side: Side,
  backMm: number,
): readonly [number, number] {
  const at = ghost?.pose.at ?? [0, 0, 0];
  return [dot(at, side.right), dot(at, side.up) + (name === 'across' ? backMm / 3 : 0)];
}
