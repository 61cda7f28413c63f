// Where a held body would land, as an outline on what is below it.

import type { Vec3 } from '../types';
import type { Solid } from './contact';
import { spanAt } from './contact';

type Point = readonly [number, number];

/** A face is part of the underside, or of the top, if it looks at least this much down, or up. */
const FACING = 0.7;

/**
 * The underside seen from above, cut to the top of what is below: what is missing of it hangs over.
 * It is cut at the top's edge and not drawn down the sides, where it could not stand anyway.
 */
export function footprint(held: Solid, below: Solid | null): Vec3[] {
  const base = planOf(held, -1);
  if (!below) return base.map(([x, y]) => [x, y, 0]);
  const cut = clipped(base, planOf(below, 1));
  const outline = cut.length > 2 ? cut : clipped(hull(held.vertices), hull(below.vertices));
  return outline.map(([x, y]) => [x, y, topOf(below, x, y)]);
}

/** The outline from above of all faces that look up (1) or down (-1). */
function planOf(solid: Solid, side: 1 | -1): Point[] {
  const corners = solid.faces.filter((_, i) => solid.planes[i]!.normal[2] * side > FACING).flat();
  return hull(corners.length ? corners.map((at) => solid.vertices[at]!) : solid.vertices);
}

function topOf(solid: Solid, x: number, y: number): number {
  const span = spanAt(solid, x, y);
  if (span) return span.top;
  // On the very edge, rounding may have put the point beside the body.
  const heights = solid.planes
    .filter(({ normal }) => normal[2] > FACING)
    .map(({ normal, reach }) => (reach - normal[0] * x - normal[1] * y) / normal[2]);
  return heights.length ? Math.min(...heights) : solid.high[2];
}

function isLeft(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The convex outline of points seen from above, counter-clockwise. */
function hull(points: readonly Readonly<[number, number, ...number[]]>[]): Point[] {
  const sorted = points.map(([x, y]): Point => [x, y]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (line: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of line) {
      while (kept.length > 1 && isLeft(kept.at(-2)!, kept.at(-1)!, point) <= 1e-9) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** What two convex outlines share. */
function clipped(outline: readonly Point[], by: readonly Point[]): Point[] {
  let kept = [...outline];
  by.forEach((from, i) => {
    const to = by[(i + 1) % by.length]!;
    kept = kept.flatMap((point, j) => {
      const before = kept[(j + kept.length - 1) % kept.length]!;
      const side = isLeft(from, to, point);
      const sideBefore = isLeft(from, to, before);
      const met = sideBefore - side === 0 ? 0 : sideBefore / (sideBefore - side);
      const crossing: Point = [
        before[0] + met * (point[0] - before[0]),
        before[1] + met * (point[1] - before[1]),
      ];
      if (side >= 0) return sideBefore >= 0 ? [point] : [crossing, point];
      return sideBefore >= 0 ? [crossing] : [];
    });
  });
  return kept;
}
