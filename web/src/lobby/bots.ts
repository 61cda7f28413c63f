// How bots are spoken of.

import type { GameFacts } from '../wire';
import { t, words } from '../words/words.svelte';

/** How strong a bot is, in a word. */
export function strength(bot: string): string {
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How it plays, in a sentence of its game; empty for a bot that nobody has described. */
export function strengthNote(game: string, bot: string): string {
  const message = `${game}-bot-${bot}-note`;
  return words.has(message) ? t(message) : '';
}

/** Neither the weakest nor the strongest, if there is a choice. Bots are listed weakest first. */
export function usualBot({ bots }: Pick<GameFacts, 'bots'>): string {
  return bots[Math.floor((bots.length - 1) / 2)] ?? '';
}
