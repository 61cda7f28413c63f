// Names of blocks and cards taken apart, for drawing them.

import type { Wood } from '../../bodies/look';
import type { Size } from './drawing/looks';

/** Height of a block of cut paper, by its size: so far up stands the next one. */
const STOREYS: Record<Size, number> = { small: 28.5, medium: 38.5, large: 50.5 };

/** `brown-small` is brown and small. */
export function partsOf(block: string): [Wood, Size] {
  const [colour, size] = block.split('-');
  return [colour as Wood, size as Size];
}

export interface Standing {
  block: string;
  x: number;
  y: number;
  lean: number;
}

/** Each block of a drawn stack lies a bit askew, the same for everybody. */
const SHIFTS = [0, 5, -6, 4, -5, 6, -4, 5, -3];
const LEANS = [0, -2, 2, -3, 2, -2, 3, -1, 1];

/** Where the blocks of a stack stand, from the bottom up; y goes down, as on paper. */
export function stackOf(blocks: readonly string[]): { standing: Standing[]; height: number } {
  let y = 0;
  const standing = blocks.map((block, level) => {
    const stands = {
      block,
      x: SHIFTS[level % SHIFTS.length]!,
      y,
      lean: LEANS[level % LEANS.length]!,
    };
    y -= STOREYS[partsOf(block)[1]];
    return stands;
  });
  return { standing, height: -y };
}

/** Cards of a kind once, with how many there are, in the order of the hand. */
export function kindsOf(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
