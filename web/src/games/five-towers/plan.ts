// A build before it is confirmed: which top is torn down, and which cards go, in order.
// Whether it can be built is for the rules to say, on the server.

import { cardOf, TYPES, type DrawnStorey, type TowerType } from './drawing/types';
import type { BuildAct, ValuesByType } from './facts';

export interface Plan {
  readonly tearDown: TowerType | null;
  readonly cards: readonly string[];
}

export const NOTHING: Plan = { tearDown: null, cards: [] };

/** The notation, which may not be a whole move yet: `build -sand sand7`. */
export function notation(plan: Plan): string {
  return ['build', ...(plan.tearDown ? [`-${plan.tearDown}`] : []), ...plan.cards].join(' ');
}

/** A build that somebody made, or that the server suggests. */
export function planOf({ tear_down, cards }: Pick<BuildAct, 'tear_down' | 'cards'>): Plan {
  return { tearDown: tear_down, cards };
}

export function isEmpty(plan: Plan): boolean {
  return plan.tearDown === null && plan.cards.length === 0;
}

export function add(plan: Plan, card: string): Plan {
  return { ...plan, cards: [...plan.cards, card] };
}

export function without(plan: Plan, index: number): Plan {
  return { ...plan, cards: plan.cards.filter((_, at) => at !== index) };
}

/** The card at one place of the order, moved to another. */
export function moved(plan: Plan, from: number, to: number): Plan {
  const cards = [...plan.cards];
  const [card] = cards.splice(from, 1);
  if (card !== undefined) cards.splice(to, 0, card);
  return { ...plan, cards };
}

/** For each card of the row its place in the plan, or -1: equal cards are taken from the left. */
export function taken(row: readonly (string | null)[], plan: Plan): number[] {
  const free = plan.cards.map((card, order) => ({ card, order }));
  return row.map((card) => {
    const at = free.findIndex((each) => each.card === card);
    return at < 0 ? -1 : (free.splice(at, 1)[0]?.order ?? -1);
  });
}

/** Towers as they would stand, the planned storeys marked; `wrong` is the first that can't be. */
export function drawn(
  towers: ValuesByType,
  plan: Plan = NOTHING,
  { wrong = null, hasOrder = false }: { wrong?: number | null; hasOrder?: boolean } = {},
): Record<TowerType, DrawnStorey[]> {
  const result = {} as Record<TowerType, DrawnStorey[]>;
  for (const type of TYPES) {
    const storeys: DrawnStorey[] = towers[type].map((value) => ({ value }));
    const top = storeys.at(-1);
    if (plan.tearDown === type && top) {
      storeys.pop();
      storeys.push({ ...top, state: 'torn' });
    }
    result[type] = storeys;
  }
  plan.cards.forEach((card, index) => {
    const { type, value } = cardOf(card);
    const isWrong = wrong !== null && index >= wrong;
    result[type].push({
      value,
      state: isWrong ? 'wrong' : 'planned',
      ...(hasOrder ? { order: index + 1 } : {}),
    });
  });
  return result;
}
