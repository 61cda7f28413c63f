// Blocks, cards and prospects of Block Out, in words.

import { t } from '../../words/words.svelte';
import type { Outlook } from './facts';

/** A block within a sentence; some languages inflect it there. */
export function sayBlock(block: string): string {
  return t('block-out/block-name', { block });
}

/** A block by itself: on a button, in a list. */
export function nameBlock(block: string): string {
  return t('block-out/block', { block });
}

export function sayCard(card: string): string {
  return t('block-out/card', { card });
}

/** What follows if it stands. */
export function sayOutlook(outlook: Outlook, names: readonly string[]): string {
  return t(`block-if-${outlook.kind}`, { name: names[outlook.next] ?? '' });
}
