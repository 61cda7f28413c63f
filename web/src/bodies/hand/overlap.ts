// Whether two convex bodies are in each other, by the axes that could part them.

import type { Vec3 } from '../types';
import { cross, dot, length, minus, scaled } from '../vector';
import type { Solid } from './contact';

/** How deep two bodies are in each other: the least way to part them; negative if apart. */
export function overlap(one: Solid, other: Solid): number {
  const axes: Vec3[] = [...one.planes, ...other.planes].map(({ normal }) => normal);
  for (const [a, b] of one.edges) {
    for (const [c, d] of other.edges) {
      const axis = cross(minus(b, a), minus(d, c));
      const size = length(axis);
      if (size > 1e-6) axes.push(scaled(axis, 1 / size));
    }
  }
  return Math.min(...axes.map((axis) => shared(axis, one.vertices, other.vertices)));
}

/** How much of an axis is covered by the shadows of both. */
function shared(axis: Vec3, ones: readonly Vec3[], others: readonly Vec3[]): number {
  const a = ones.map((corner) => dot(axis, corner));
  const b = others.map((corner) => dot(axis, corner));
  return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
}
