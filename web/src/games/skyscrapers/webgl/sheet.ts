// The body of a card: two printed faces and four thin edges, and a pane of glass between them.

import type { BufferGeometry } from 'three';
import { CARD_MM, THICK_MM } from '../sizes';
import { Quads, type Corner } from './quads';

/** A little smaller than the lattice has it, so that neighbours keep a joint between them. */
const HALF = CARD_MM / 2 - 0.25;
const THIN = THICK_MM / 2;
/** The rim of the print gives the edges their colour. */
const RIM = 0.008;

export function cardGeometry(): BufferGeometry {
  const made = new Quads();
  const place = ([x, y]: Corner): [number, number] => [(x / HALF + 1) / 2, (y / HALF + 1) / 2];
  made.add(
    [
      [-HALF, -HALF, THIN],
      [HALF, -HALF, THIN],
      [HALF, HALF, THIN],
      [-HALF, HALF, THIN],
    ],
    [0, 0, 1],
    place,
  );
  made.add(
    [
      [HALF, -HALF, -THIN],
      [-HALF, -HALF, -THIN],
      [-HALF, HALF, -THIN],
      [HALF, HALF, -THIN],
    ],
    [0, 0, -1],
    place,
  );
  const edge = (): [number, number] => [0.5, RIM];
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const [left, right]: Corner[] = [
      [(x + y) * HALF, (y - x) * HALF, 0],
      [(x - y) * HALF, (y + x) * HALF, 0],
    ];
    const at = ([cx, cy]: Corner, z: number): Corner => [cx, cy, z];
    made.add(
      [at(left!, -THIN), at(right!, -THIN), at(right!, THIN), at(left!, THIN)],
      [x, y, 0],
      edge,
    );
  }
  return made.geometry();
}

/** In the middle of the card, seen from both sides. */
export function paneGeometry(): BufferGeometry {
  const made = new Quads();
  made.add(
    [
      [-HALF, -HALF, 0],
      [HALF, -HALF, 0],
      [HALF, HALF, 0],
      [-HALF, HALF, 0],
    ],
    [0, 0, 1],
    ([x, y]) => [(x / HALF + 1) / 2, (y / HALF + 1) / 2],
  );
  return made.geometry();
}
