// What the drawings of the rules show. The towers are legal and the sums are right; a drawing
// knows no rules, so whoever changes a number asks `steeple score`.

import type { DrawnStorey, TowerType } from '../drawing/types';
import type { Towers } from '../drawing/layout';

const standing = (...values: number[]): DrawnStorey[] => values.map((value) => ({ value }));

/** A finished skyline without rubble. */
export const FINISHED: { towers: Towers; main: TowerType; points: number } = {
  towers: {
    candy: standing(15, 10, 3, 0),
    scary: standing(10, 0),
    tree: standing(14, 13, 10, 8, 4, 0),
    scrap: standing(10, 8),
    sand: standing(12, 10, 4, 3, 0),
  },
  main: 'tree',
  points: 42,
};

/** Three storeys of each type: a plain one, a special one, a roof. */
export const SAMPLES: Record<TowerType, DrawnStorey[]> = {
  candy: standing(14, 9, 0),
  scary: standing(13, 8, 0),
  tree: standing(15, 7, 0),
  scrap: standing(12, 9, 0),
  sand: standing(11, 8, 0),
};

export const VALUES = Array.from({ length: 16 }, (_, value) => value);
/** With 4 or 5 players there are two of each of these in each type. */
export const DOUBLED: readonly number[] = [0, 2, 5, 7, 10, 12];

/** May the last storey stand there? The message is `rules-fit-<name>`. */
export interface Fit {
  name: string;
  type: TowerType;
  below: readonly number[];
  placed: number;
  isRight: boolean;
}
export const FITS: readonly Fit[] = [
  { name: 'lower', type: 'sand', below: [12], placed: 7, isRight: true },
  { name: 'higher', type: 'sand', below: [7], placed: 12, isRight: false },
  { name: 'equal', type: 'tree', below: [11, 5], placed: 5, isRight: false },
  { name: 'deck', type: 'candy', below: [10, 8], placed: 14, isRight: true },
  { name: 'brackets', type: 'scrap', below: [13, 3], placed: 9, isRight: true },
  { name: 'after-brackets', type: 'scrap', below: [3, 9], placed: 6, isRight: true },
  { name: 'roof', type: 'scary', below: [11, 6], placed: 0, isRight: true },
  { name: 'on-roof', type: 'scary', below: [11, 0], placed: 9, isRight: false },
  { name: 'only-roof', type: 'candy', below: [], placed: 0, isRight: true },
];

export function fitDrawing({ below, placed, isRight }: Fit): DrawnStorey[] {
  return [...standing(...below), { value: placed, state: isRight ? 'planned' : 'wrong' }];
}

/** The row of the example round. */
export const ROW: readonly string[] = ['sand7', 'candy12', 'scary9', 'tree4', 'sand2'];

/** The example bidding, in the order of the seats; the last one gets no turn. */
export const BIDS: readonly { name: string; said: number | 'pass' | null }[] = [
  { name: 'Rūta', said: 3 },
  { name: 'Aino', said: 'pass' },
  { name: 'Tomáš', said: 5 },
  { name: 'Zofia', said: null },
];

/** The builder of the example: the 6 is torn down, then all five are placed. */
export const TEARING: Towers = { sand: [{ value: 11 }, { value: 6, state: 'torn' }] };
export const PLACING: Towers = {
  candy: [{ value: 12, state: 'planned', order: 3 }],
  scary: [{ value: 9, state: 'planned', order: 4 }],
  tree: [{ value: 4, state: 'planned', order: 5 }],
  sand: [
    { value: 11 },
    { value: 7, state: 'planned', order: 1 },
    { value: 2, state: 'planned', order: 2 },
  ],
};

/** The same row with other towers: even without the 4, the 7 can't stand on the 6. */
export const STUCK: Towers = {
  sand: [{ value: 6 }, { value: 7, state: 'wrong' }, { value: 4, state: 'torn' }],
};

/** The same five cards, bid again as four. */
export const BIDS_AGAIN: typeof BIDS = [
  { name: 'Rūta', said: 3 },
  { name: 'Aino', said: 'pass' },
  { name: 'Tomáš', said: 4 },
  { name: 'Zofia', said: 5 },
];

/** The worked example of the points. */
export const COUNTED = {
  towers: {
    candy: standing(13, 10, 7, 2),
    tree: standing(14, 11, 8, 13, 5, 0),
    sand: standing(11, 5, 0),
  } satisfies Towers,
  main: 'tree' as TowerType,
  rubble: [{ card: 'sand6' }, { card: 'candy3' }],
  /** The message of each line is `rules-sum-<name>`. */
  lines: [
    { name: 'plain', type: 'candy', points: 4 },
    { name: 'roofed', type: 'sand', points: 6 },
    { name: 'tall', type: 'tree', points: 12 },
    { name: 'main', type: 'tree', points: 6 },
    { name: 'rubble', type: 'rubble', points: -3 },
  ] as const,
  sum: '4 + 6 + 12 + 6 − 3',
  points: 25,
};
