// Which face of a body lies down.

import { fromTo, rotated, turnedBy, undone, yawOf } from '../turn';
import type { Quat, Shape, Vec3 } from '../types';
import { normal } from '../vector';
import { degrees } from './spin';

const DOWN: Vec3 = [0, 0, -1];
const OVER: Quat = [0, 1, 0, 0];

export function faceNormal({ faces, vertices }: Shape, face: number): Vec3 {
  return normal((faces[face] ?? []).map((corner) => vertices[corner]!));
}

/** The turn that makes this face look exactly straight down, before any yaw. */
export function faceDown(shape: Shape, face: number): Quat {
  const out = faceNormal(shape, face);
  if (out[2] < 0.9) return fromTo(out, DOWN);
  // It looks up: tip the body over first, since the shortest way down is not well defined.
  return turnedBy(OVER, fromTo(rotated(out, OVER), DOWN));
}

/** Which face looks down most, and how far the body is turned about the plumb line, in degrees. */
export function lying(shape: Shape, turn: Quat): { face: number; yaw: number } {
  const heights = shape.faces.map((_, face) => rotated(faceNormal(shape, face), turn)[2]);
  const face = heights.indexOf(Math.min(...heights));
  return { face, yaw: degrees(yawOf(turnedBy(undone(faceDown(shape, face)), turn))) };
}
