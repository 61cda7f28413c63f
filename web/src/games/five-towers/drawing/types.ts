import { CARDS } from '../cards';

/** Tower types, in the order in which the plots stand. */
export const TYPES = ['candy', 'scary', 'tree', 'scrap', 'sand'] as const;
export type TowerType = (typeof TYPES)[number];

export interface DrawnStorey {
  value: number;
  state?: 'planned' | 'torn' | 'wrong' | 'new';
  /** When a planned storey is placed: 1 is first. */
  order?: number;
}

export const ROOF = 0;
export const DECK = 8;
export const BRACKETS = 9;
const WIDEST = 15;

/** The type and value of a card, by its notation. */
export function cardOf(card: string): { type: TowerType; value: number } {
  const known = CARDS[card];
  if (!known) throw new Error(`not a card: ${card}`);
  return known;
}

/** How wide a storey is: the value is the width, and the widest fills its plot. */
export function widthOf(value: number, plotWidth: number): number {
  return value === ROOF ? plotWidth * 0.58 : plotWidth * (0.5 + (0.5 * value) / WIDEST);
}

/** How wide the next storey may stand: the deck of an 8 is as wide as the plot. */
export function supportOf(value: number, plotWidth: number): number {
  return value === DECK ? plotWidth : widthOf(value, plotWidth);
}
