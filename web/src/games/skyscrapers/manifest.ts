import type { Manifest } from '../manifest';
import Drawing from './home/Drawing.svelte';

export default {
  Drawing,
  rooms: {
    play: () => import('./play/Play.svelte'),
    end: () => import('./end/End.svelte'),
    replay: () => import('./replay/Replay.svelte'),
    rules: () => import('./rules/Rules.svelte'),
    learn: () => import('./learn/Learn.svelte'),
  },
  lessonMinutes: 1,
  words: ['bodies'],
  handOptions: ['tremor'],
} satisfies Manifest;
