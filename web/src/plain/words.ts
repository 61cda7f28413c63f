// The words of a game that this client was built without: the server has them.

import { ask } from '../net/api';
import type { Words } from '../wire';
import type { Source } from '../words/words.svelte';

export function wordsOf(game: string): Source {
  return async (wanted) => {
    const path = `/api/games/${encodeURIComponent(game)}/words/${wanted}`;
    const { text, language } = await ask<Words>('GET', path);
    return { texts: { [game]: text }, language };
  };
}
