// Cards, towers and calls of Five Towers, in words.

import { t } from '../../words/words.svelte';
import { cardOf } from './drawing/types';
import type { FiveAct } from './facts';

export function sayCard(card: string): string {
  return t('five-towers/card', { ...cardOf(card) });
}

export function sayType(type: string): string {
  return t('five-towers/type', { type });
}

export function sayTower(type: string): string {
  return t('five-towers/tower', { type });
}

/** A bid as it is called out; what is built can be seen. */
export function sayShortly(act: FiveAct): string {
  if (act.kind === 'bid') return t('five-towers/button-bid', { number: act.number });
  return act.kind === 'pass' ? t('five-towers/button-pass') : '';
}
