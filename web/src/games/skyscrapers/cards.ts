// The cards of Skyscrapers, as the Python table has them: for drawing cards that nobody asks about,
// such as those that are left in a hand at the end.

import { CARDS, QUARTER, type Card } from './deck';
import type { BuiltCard, Pending } from './facts';

const NO_CARD: Card = { kind: 'universal', girders: '', hasWorker: false };

export function cardOf(id: string): Card {
  return CARDS[id] ?? NO_CARD;
}

/** Its bars after that many quarter turns. */
export function turned(girders: string, quarters: number): string {
  let bars = girders.split('');
  for (let left = quarters % 4; left > 0; left--) bars = bars.map((bar) => QUARTER[bar] ?? bar);
  return bars.join('');
}

/** A card that is let go, as it will stand; nothing if it is no card. */
export function cardIn(
  pending: Pick<Pending, 'seat' | 'card' | 'use' | 'at' | 'normal' | 'turn'> | null,
): BuiltCard | null {
  if (!pending?.card || !pending.use || !pending.at || !pending.normal) return null;
  const { kind, girders, hasWorker } = cardOf(pending.card);
  const turn = pending.turn ?? 0;
  return {
    card: pending.card,
    kind,
    use: pending.use,
    at: pending.at,
    normal: pending.normal,
    turn,
    girders: turned(girders, turn),
    has_worker: hasWorker,
    by: pending.seat,
    joins: null,
    storey: null,
  };
}

/** Cards that are alike once, with how many there are, in the order of the hand. */
export function countCards(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
