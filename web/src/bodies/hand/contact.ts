// How far a convex body can be lowered until it touches what is below it.
//
// Seen from above, the top of the lower body is a concave surface and the underside of the upper
// one a convex one, both made of flat pieces. So the least distance between them is above a corner
// of one of them, or where two edges cross: looking at those is exact.

import { cornersAt, rotated } from '../turn';
import type { Pose, Shape, Vec3 } from '../types';
import { dot } from '../vector';
import { faceNormal } from './face';

/** A convex body where it is: corners, edges and the planes of its faces, in world millimetres. */
export interface Solid {
  vertices: readonly Vec3[];
  edges: readonly (readonly [Vec3, Vec3])[];
  /** `dot(normal, point) <= reach` inside. */
  planes: readonly { normal: Vec3; reach: number }[];
  faces: readonly (readonly number[])[];
  low: Vec3;
  high: Vec3;
}

/** A plane that is this close to upright has no height above a point. */
const UPRIGHT = 1e-7;
const ROUNDING_MM = 1e-6;

interface Bones {
  edges: readonly (readonly [number, number])[];
  normals: readonly Vec3[];
}
const bones = new WeakMap<Shape, Bones>();

function bonesOf(shape: Shape): Bones {
  const known = bones.get(shape);
  if (known) return known;
  const edges = shape.faces.flatMap((face) =>
    face
      .map((from, i): [number, number] => [from, face[(i + 1) % face.length]!])
      .filter(([from, to]) => from < to),
  );
  const made = { edges, normals: shape.faces.map((_, face) => faceNormal(shape, face)) };
  bones.set(shape, made);
  return made;
}

export function solidOf(shape: Shape, pose: Pose): Solid {
  const { edges, normals } = bonesOf(shape);
  const vertices = cornersAt(shape, pose);
  const planes = shape.faces.map((face, i) => {
    const normal = rotated(normals[i]!, pose.turn);
    return { normal, reach: Math.max(...face.map((at) => dot(normal, vertices[at]!))) };
  });
  const extreme = (pick: (...values: number[]) => number, axis: 0 | 1 | 2): number =>
    pick(...vertices.map((v) => v[axis]));
  return {
    vertices,
    edges: edges.map(([from, to]) => [vertices[from]!, vertices[to]!] as const),
    planes,
    faces: shape.faces,
    low: [extreme(Math.min, 0), extreme(Math.min, 1), extreme(Math.min, 2)],
    high: [extreme(Math.max, 0), extreme(Math.max, 1), extreme(Math.max, 2)],
  };
}

/** From where to where a plumb line through this point runs inside the body; `null` beside it. */
export function spanAt(
  { planes }: Solid,
  x: number,
  y: number,
): { bottom: number; top: number } | null {
  let bottom = -Infinity;
  let top = Infinity;
  for (const { normal, reach } of planes) {
    const left = reach - normal[0] * x - normal[1] * y;
    if (normal[2] > UPRIGHT) top = Math.min(top, left / normal[2]);
    else if (normal[2] < -UPRIGHT) bottom = Math.max(bottom, left / normal[2]);
    else if (left < -ROUNDING_MM) return null;
  }
  return top >= bottom - ROUNDING_MM ? { bottom, top } : null;
}

/**
 * How far `upper` would have to be raised to just touch `lower` from above; negative if there is
 * air between them, minus infinity if they never meet on a vertical way.
 */
export function climb(upper: Solid, lower: Solid): number {
  if (upper.low[0] > lower.high[0] || upper.high[0] < lower.low[0]) return -Infinity;
  if (upper.low[1] > lower.high[1] || upper.high[1] < lower.low[1]) return -Infinity;
  let most = -Infinity;
  for (const [x, y, z] of upper.vertices) {
    const span = spanAt(lower, x, y);
    if (span) most = Math.max(most, span.top - z);
  }
  for (const [x, y, z] of lower.vertices) {
    const span = spanAt(upper, x, y);
    if (span) most = Math.max(most, z - span.bottom);
  }
  for (const over of upper.edges) {
    for (const under of lower.edges) most = Math.max(most, crossing(over, under));
  }
  return most;
}

/** How far the lower edge is above the upper one where they cross, seen from above. */
function crossing(over: readonly [Vec3, Vec3], under: readonly [Vec3, Vec3]): number {
  const [a, b] = over;
  const [c, d] = under;
  const acrossX = b[0] - a[0];
  const acrossY = b[1] - a[1];
  const alongX = d[0] - c[0];
  const alongY = d[1] - c[1];
  const area = acrossX * alongY - acrossY * alongX;
  // Parallel edges: then a corner decides.
  if (Math.abs(area) < 1e-12) return -Infinity;
  const s = ((c[0] - a[0]) * alongY - (c[1] - a[1]) * alongX) / area;
  const t = ((c[0] - a[0]) * acrossY - (c[1] - a[1]) * acrossX) / area;
  if (s < 0 || s > 1 || t < 0 || t > 1) return -Infinity;
  return c[2] + t * (d[2] - c[2]) - (a[2] + s * (b[2] - a[2]));
}

/** What a body would land on, and how much air is left; negative if it is in it already. */
export interface Landing {
  gap: number;
  /** `null` for the table. */
  below: string | null;
}

export function landing(held: Solid, others: ReadonlyMap<string, Solid>): Landing {
  let found: Landing = { gap: held.low[2], below: null };
  for (const [id, other] of others) {
    const gap = -climb(held, other);
    if (gap < found.gap) found = { gap, below: id };
  }
  return found;
}

/** From a point straight down to the highest thing under it, or to the table. */
export function plumb(from: Vec3, others: ReadonlyMap<string, Solid>): [Vec3, Vec3] {
  let ground = 0;
  for (const other of others.values()) {
    const span = spanAt(other, from[0], from[1]);
    if (span) ground = Math.max(ground, span.top);
  }
  return [from, [from[0], from[1], Math.min(ground, from[2])]];
}
