// One's own cards in the order in which they lie: by kind, the best first; what has no site waits.

import type { Sentence } from '../../../wire';
import { cardOf, countCards } from '../cards';
import type { CardChoice } from '../facts';

export type Kind = CardChoice['kind'];

/** A card of the hand, equal ones once. */
export interface OwnCard {
  card: string;
  kind: Kind;
  count: number;
  /** The most points that it would bring now. */
  best: number;
  sites: number;
  why: Sentence | null;
}

interface HandOrder {
  kinds: readonly { kind: Kind; cards: readonly OwnCard[] }[];
  waiting: readonly OwnCard[];
}

const KINDS: readonly Kind[] = ['upright', 'floor', 'flat', 'base', 'universal'];

/** While nothing is known about a card, it does not wait. */
export function orderHand(cards: readonly string[], choices: readonly CardChoice[]): HandOrder {
  const own = countCards(cards).map(({ card, count }) => {
    const choice = choices.find((each) => each.card === card);
    const uses = choice?.uses ?? [];
    return {
      card,
      kind: cardOf(card).kind,
      count,
      best: Math.max(0, ...uses.map(({ best }) => best)),
      sites: uses.reduce((sum, use) => sum + use.sites, 0),
      why: choice?.why ?? null,
      isWaiting: choice !== undefined && uses.every(({ sites }) => sites === 0),
    };
  });
  const ready = own
    .filter(({ isWaiting }) => !isWaiting)
    .sort((one, other) => other.best - one.best);
  return {
    kinds: KINDS.map((kind) => ({
      kind,
      cards: ready.filter((each) => each.kind === kind),
    })).filter((each) => each.cards.length > 0),
    waiting: own.filter(({ isWaiting }) => isWaiting),
  };
}

/** As digits count them. */
export function cardsInOrder(choices: readonly CardChoice[]): string[] {
  const { kinds } = orderHand(
    choices.map(({ card }) => card),
    choices,
  );
  return kinds.flatMap((kind) => kind.cards.map(({ card }) => card));
}

export interface Reason {
  /** Nothing if it holds for all of them. */
  kind: Kind | null;
  why: Sentence;
}

/** Why they wait: once, if it is the same for all; else the first reason of each kind. */
export function reasonsOf(waiting: readonly OwnCard[]): Reason[] {
  const told = waiting.flatMap(({ kind, why }) => (why ? [{ kind, why }] : []));
  const [first] = told;
  if (!first) return [];
  const same = JSON.stringify(first.why);
  if (told.every(({ why }) => JSON.stringify(why) === same))
    return [{ kind: null, why: first.why }];
  return KINDS.flatMap((kind) => told.find((each) => each.kind === kind) ?? []);
}
