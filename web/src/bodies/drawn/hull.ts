// Outlines of what is seen from one side.

export type Flat = readonly [x: number, y: number];

/** The outline of all points, counter-clockwise where y points up. */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...half(sorted), ...half(sorted.reverse())];
}

function half(sorted: readonly Flat[]): Flat[] {
  const chain: Flat[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && area(chain.at(-2) as Flat, chain.at(-1) as Flat, point) <= 1e-9)
      chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** Twice the area of a triangle; positive if it turns left. */
function area([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

export function isInside([x, y]: Flat, polygon: readonly Flat[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Flat;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
