// The three games, in the order in which they stand on the home page.

import type { GameFacts } from '../wire';
import { t, words } from '../words/words.svelte';

export interface ShelfGame {
  id: string;
  /** For a game that the server does not have yet. */
  least: number;
  most: number;
  /** What is written about it, and opens without a table. */
  pages: readonly ('learn' | 'rules' | 'score')[];
}

export const SHELF: readonly ShelfGame[] = [
  { id: 'five-towers', least: 2, most: 5, pages: ['learn', 'rules', 'score'] },
  { id: 'block-out', least: 2, most: 6, pages: ['rules'] },
  { id: 'skyscrapers', least: 2, most: 4, pages: ['rules'] },
];

/** What a game is called: by itself if it is built, else by us. */
export function gameName(id: string): string {
  for (const message of [`${id}/name`, `game-${id}`]) if (words.has(message)) return t(message);
  return id;
}

/** How strong a bot is, in a word. */
export function strength(bot: string): string {
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How it plays, in a sentence; empty for a bot that nobody has described. */
export function strengthNote(game: string, bot: string): string {
  for (const message of [`${game}-bot-${bot}-note`, `bot-${bot}-note`]) if (words.has(message)) return t(message);
  return '';
}

/** Neither the weakest nor the strongest, if there is a choice. Bots are listed weakest first. */
export function usualBot({ bots }: Pick<GameFacts, 'bots'>): string {
  return bots[Math.floor(bots.length / 2)] ?? '';
}
