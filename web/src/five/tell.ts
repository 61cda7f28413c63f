// What happened, as sentences: for the strip, the history and screen readers alike.

import { tellNews } from '../table/news';
import type { Told } from '../wire';
import { list, t } from '../words/words.svelte';
import { parseCard } from './drawing/types';
import { parsePlan } from './plan';

export function sayCard(card: string): string {
  const { type, value } = parseCard(card);
  return t('five-towers/card', { type, value });
}

export function sayType(type: string): string {
  return t('five-towers/type', { type });
}

export function sayTower(type: string): string {
  return t('five-towers/tower', { type });
}

/** What a seat did; empty if there is nothing to say. */
export function tellMove(move: string, name: string): string {
  const [verb, first] = move.split(' ');
  if (verb === 'bid') return t('five-towers/did-bid', { name, number: Number(first) });
  if (verb === 'pass') return t('five-towers/did-pass', { name });
  if (verb === 'cancel') return t('five-towers/did-cancel', { name });
  if (verb !== 'build') return '';
  const plan = parsePlan(move);
  const cards = list(plan.cards.map(sayCard));
  if (!plan.tearDown) return t('five-towers/did-build', { name, cards });
  return t('five-towers/did-tear-down', { name, tower: sayTower(plan.tearDown), cards });
}

/** A bid as it is called out; what is built can be seen. */
export function tellShortly(move: string): string {
  const [verb, number] = move.split(' ');
  if (verb === 'bid') return t('five-towers/button-bid', { number: Number(number) });
  return verb === 'pass' ? t('five-towers/button-pass') : '';
}

/** Anything that happened, as far as it is worth a sentence. */
export function tell(event: Told, names: readonly string[]): string {
  if (event.kind !== 'move') return tellNews(event, names);
  return event.move === null ? '' : tellMove(event.move, names[event.seat] ?? '');
}

/** A row of cards that was turned up, from the events that turned them up. */
export function tellRow(cards: readonly string[]): string {
  return t('told-row', { cards: list(cards.map(sayCard)) });
}
