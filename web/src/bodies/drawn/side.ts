// The three sides that bodies are drawn from: what is right, up and near on the paper.

import { cornersAt } from '../turn';
import type { Pose, Shape, Vec3 } from '../types';
import { cross, dot, middle, minus, normal } from '../vector';
import { hull, type Flat } from './hull';

export type SideName = 'front' | 'right' | 'top';

export interface Side {
  right: Vec3;
  up: Vec3;
  /** Towards whoever looks. */
  near: Vec3;
}

export const SIDES: Record<SideName, Side> = {
  front: { right: [1, 0, 0], up: [0, 0, 1], near: [0, -1, 0] },
  right: { right: [0, 1, 0], up: [0, 0, 1], near: [1, 0, 0] },
  top: { right: [1, 0, 0], up: [0, 1, 0], near: [0, 0, 1] },
};

export interface SeenFace {
  corners: Flat[];
  /** From 0 (seen from the edge) to 1 (faces whoever looks). */
  facing: number;
  /** Whether it looks up on the paper, and how much to the right. */
  up: number;
  right: number;
  middle: Flat;
}

export interface SeenBody {
  id: string;
  outline: Flat[];
  faces: SeenFace[];
  /** The larger, the nearer. */
  depth: number;
}

export function onPaper(point: Vec3, side: Side): Flat {
  return [dot(point, side.right), dot(point, side.up)];
}

/** How near it is: the larger, the nearer. */
export function onDepth(point: Vec3, side: Side): number {
  return dot(point, side.near);
}

/** A body as it is seen from a side: its outline, and the faces that show, the flattest first. */
export function seen(shape: Shape, pose: Pose, side: Side): SeenBody {
  const corners = cornersAt(shape, pose);
  const faces = shape.faces
    .map((face): SeenFace => {
      const places = face.map((i) => corners[i] as Vec3);
      const outward = normal(places);
      return {
        corners: places.map((place) => onPaper(place, side)),
        facing: dot(outward, side.near),
        up: dot(outward, side.up),
        right: dot(outward, side.right),
        middle: onPaper(middle(places), side),
      };
    })
    .filter((face) => face.facing > 0.004)
    .sort((a, b) => a.facing - b.facing);
  return {
    id: shape.id,
    outline: hull(corners.map((corner) => onPaper(corner, side))),
    faces,
    depth: onDepth(pose.at, side),
  };
}

/** How far a mark leans on the paper: the body's own upright, as far as it is seen. */
export function leanOf(pose: Pose, shape: Shape, side: Side): number {
  const corners = cornersAt(shape, pose);
  const nearest = shape.faces
    .map((face) => face.map((i) => corners[i] as Vec3))
    .reduce((best, places) =>
      dot(normal(places), side.near) > dot(normal(best), side.near) ? places : best,
    );
  const edge = minus(nearest[1] as Vec3, nearest[0] as Vec3);
  const across = cross(edge, side.near);
  // Edges of a block are square to each other, nearly: the lean is within an eighth of a turn.
  const angle = Math.atan2(dot(across, side.up), dot(across, side.right));
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}
