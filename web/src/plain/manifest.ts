// What a game without a folder of its own is given: a table that is made from its words.

import type { Manifest } from '../games/manifest';

export const PLAIN: Manifest = {
  rooms: {
    play: () => import('./Play.svelte'),
    end: () => import('./End.svelte'),
    replay: () => import('./Replay.svelte'),
    rules: () => import('./Rules.svelte'),
  },
  words: ['plain'],
};
