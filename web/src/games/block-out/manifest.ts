import type { Manifest } from '../manifest';
import Drawing from './home/Drawing.svelte';

export default {
  Drawing,
  rooms: {
    play: () => import('./play/Play.svelte'),
    end: () => import('./end/End.svelte'),
    replay: () => import('./replay/Replay.svelte'),
    rules: () => import('./rules/Rules.svelte'),
  },
  words: ['bodies'],
  handOptions: ['tremor', 'fouls'],
} satisfies Manifest;
