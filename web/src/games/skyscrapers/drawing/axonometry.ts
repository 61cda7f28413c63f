// A building of Skyscrapers cut from paper, in axonometry: cards on a lattice, girders, workers.

/** The axis that a card's face looks along: 0 and 1 stand, 2 lies. */
export type Axis = 0 | 1 | 2;
export type Place = readonly [number, number, number];
export type Kind = 'start' | 'owned' | 'floor' | 'lying' | 'upright';
/** Axis, middle, kind, girders, and whose base it is. */
export type Row = readonly [Axis, Place, Kind, string, number?];

/** Whose worker it is, and its cell. */
export type Standing = readonly [owner: number, cell: Place];

type Piece =
  | { kind: 'card'; fill: string; points: string; girders: { d: string; ink: string }[] }
  | { kind: 'worker'; owner: number; x: number; y: number };

export interface Drawing {
  pieces: Piece[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Girders by letter: along an edge, through the middle, or across; on a face from -1 to 1. */
const GIRDERS: Record<string, readonly [number, number, number, number]> = {
  t: [-1, 1, 1, 1],
  b: [-1, -1, 1, -1],
  l: [-1, -1, -1, 1],
  r: [1, -1, 1, 1],
  h: [-1, 0, 1, 0],
  v: [0, -1, 0, 1],
  d: [-1, -1, 1, 1],
  e: [-1, 1, 1, -1],
};
/** The two axes in which a card with this axis lies. */
const FACE: Record<Axis, readonly [Axis, Axis]> = { 0: [1, 2], 1: [0, 2], 2: [0, 1] };
const QUARTERS = [
  [-1, -1],
  [-1, 0],
  [0, -1],
  [0, 0],
] as const;
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const UNIT = 31;
const [ACROSS, DOWN] = [Math.cos(Math.PI / 6.4), Math.sin(Math.PI / 6.4) * 0.86];

function onPaper([x, y, z]: Place): [number, number] {
  return [(x - y) * ACROSS * UNIT, (x + y) * DOWN * UNIT - z * UNIT * 0.98];
}

/** From the back to the front: cards are cut into quarters, so that each is wholly before another. */
export function drawBuilding(cards: readonly Row[], workers: readonly Standing[]): Drawing {
  const pieces: { depth: number; piece: Piece }[] = [];
  const seen: [number, number][] = [];
  for (const [axis, middle, kind, girders, owner] of cards) {
    const [u, v] = FACE[axis];
    for (const [du, dv] of QUARTERS) {
      const corners = CORNERS.map(([a, b]) => moved(middle, u, du + a, v, dv + b));
      const centre = moved(middle, u, du + 0.5, v, dv + 0.5);
      const points = corners.map(onPaper);
      seen.push(...points);
      pieces.push({
        // What lies is under what stands on it.
        depth: centre[0] + centre[1] + centre[2] - (axis === 2 ? 0.26 : 0),
        piece: {
          kind: 'card',
          fill: kind === 'owned' ? `owner-${owner}` : kind === 'upright' ? `upright-${axis}` : kind,
          points: points.map((point) => point.map(f).join()).join(' '),
          girders: Array.from(girders, (letter) => girder(letter, middle, u, v, du, dv))
            .filter(Boolean)
            .map((d) => ({ d, ink: kind })),
        },
      });
    }
  }
  for (const [owner, [x, y, z]] of workers) {
    const place: Place = [x + 0.5, y + 0.5, z];
    const [px, py] = onPaper(place);
    pieces.push({
      depth: place[0] + place[1] + z + 0.18,
      piece: { kind: 'worker', owner, x: px, y: py },
    });
  }
  pieces.sort((one, other) => one.depth - other.depth);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    pieces: pieces.map(({ piece }) => piece),
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

function moved(place: Place, u: Axis, du: number, v: Axis, dv: number): Place {
  const to: [number, number, number] = [...place];
  to[u] += du;
  to[v] += dv;
  return to;
}

/** The part of a girder on one quarter of its card; empty if there is none. */
function girder(letter: string, middle: Place, u: Axis, v: Axis, du: number, dv: number): string {
  const [u0, v0, u1, v1] = GIRDERS[letter] ?? [0, 0, 0, 0];
  let [from, to] = [0, 1];
  for (const [start, length, low] of [
    [u0, u1 - u0, du],
    [v0, v1 - v0, dv],
  ] as const) {
    if (length === 0) {
      if (start < low || start > low + 1) return '';
      continue;
    }
    const [near, far] = [(low - start) / length, (low + 1 - start) / length].sort(
      (a, b) => a - b,
    ) as [number, number];
    [from, to] = [Math.max(from, near), Math.min(to, far)];
  }
  if (to - from < 0.01) return '';
  const ends = [from, to].map((at) =>
    onPaper(moved(middle, u, u0 + (u1 - u0) * at, v, v0 + (v1 - v0) * at)),
  );
  return `M${ends.map((end) => end.map(f).join(' ')).join('L')}`;
}

const f = (value: number): string => value.toFixed(1);
