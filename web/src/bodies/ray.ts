// Looking along a line: which body is hit first.

import { rotated, undone } from './turn';
import type { Pose, Poses, Shape, Vec3 } from './types';
import { dot, minus, normal } from './vector';

/** How far along `way` the body is hit; infinitely far if it is not. */
export function hitAt(from: Vec3, way: Vec3, shape: Shape, pose: Pose): number {
  const back = undone(pose.turn);
  const [start, direction] = [rotated(minus(from, pose.at), back), rotated(way, back)];
  let [enter, leave] = [0, Infinity];
  for (const face of shape.faces) {
    const corners = face.map((i) => shape.vertices[i] as Vec3);
    const outward = normal(corners);
    const height = dot(minus(start, corners[0] as Vec3), outward);
    const speed = dot(direction, outward);
    if (Math.abs(speed) < 1e-12) {
      if (height > 0) return Infinity;
      continue;
    }
    const at = -height / speed;
    if (speed < 0) enter = Math.max(enter, at);
    else leave = Math.min(leave, at);
  }
  return enter <= leave ? enter : Infinity;
}

/** The first body along the line. */
export function firstHit(
  from: Vec3,
  way: Vec3,
  shapes: Readonly<Record<string, Shape>>,
  poses: Poses,
): string | null {
  let [nearest, found]: [number, string | null] = [Infinity, null];
  for (const [id, pose] of Object.entries(poses)) {
    const shape = shapes[id];
    const at = shape ? hitAt(from, way, shape, pose) : Infinity;
    if (at < nearest) [nearest, found] = [at, id];
  }
  return found;
}
