// Small buildings for the rules page: each is a legal position.

import { cardOf, turned } from '../cards';
import type { BuiltCard } from '../facts';

type Example = Pick<BuiltCard, 'at' | 'normal' | 'use' | 'girders' | 'by'>;
type Row = readonly [
  card: string,
  at: readonly [number, number, number],
  normal: BuiltCard['normal'],
  by?: number,
  turn?: number,
];

function built(rows: readonly Row[]): Example[] {
  return rows.map(([card, at, normal, by = null, turn = 0]) => {
    const { kind, girders } = cardOf(card);
    const use = kind === 'universal' ? (normal === 'z' ? 'floor' : 'upright') : kind;
    return { at: [...at], normal, use, girders: turned(girders, turn), by };
  });
}

const H: readonly Row[] = [
  ['start', [0, 0, 1], 'y'],
  ['start', [-1, 0, 1], 'x'],
  ['start', [1, 0, 1], 'x'],
];
const FLOOR: Row = ['floor-6', [0, 0, 2], 'z', 0];
const WALL: Row = ['upright-4', [0, -1, 2], 'y', 1];
const NEXT: Row = ['floor-5', [0, -1, 3], 'z', 0];

export const START = built(H);
/** A storey, a wall, and the next storey. */
export const STOREYS = [
  built([...H, FLOOR]),
  built([...H, FLOOR, WALL]),
  built([...H, FLOOR, WALL, NEXT]),
];
/** Three of its four bars meet others. */
export const SCORED = { girders: 'lrtb', meets: 'lrb' };
/** Two towers on one level. */
export const TOWERS = {
  cards: built([
    ...H,
    FLOOR,
    WALL,
    NEXT,
    ['base', [1, 1, 1], 'y', 2],
    ['base', [0, 1, 1], 'x', 2],
    ['base', [0, 2, 1], 'y', 1],
    ['floor-9', [0, 2, 2], 'z', 1],
    ['upright-7', [0, 3, 2], 'y', 2],
    ['floor-3', [0, 3, 3], 'z', 1],
  ]),
  workers: [
    { seat: 0, cell: [0, -2, 3] },
    { seat: 1, cell: [-1, 3, 3] },
    { seat: 2, cell: [0, 0, 2] },
  ],
};
export const BUILDING = {
  cards: built([
    ...H,
    FLOOR,
    WALL,
    NEXT,
    ['base', [-1, 1, 1], 'y', 0],
    ['base', [1, 1, 1], 'y', 1],
    ['upright-8', [1, -1, 3], 'x', 2],
    ['upright-3', [-1, -1, 3], 'x', 0],
    ['floor-8', [1, -1, 4], 'z', 1],
    ['upright-11', [1, 0, 4], 'y', 0],
    ['floor-2', [1, 0, 5], 'z', 2],
  ]),
  workers: [
    { seat: 0, cell: [0, 0, 2] },
    { seat: 2, cell: [-1, -2, 3] },
    { seat: 1, cell: [1, -2, 4] },
    { seat: 3, cell: [1, -1, 0] },
    { seat: 0, cell: [0, -1, 5] },
  ],
};
