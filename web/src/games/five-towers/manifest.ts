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
    deal: () => import('./deal/Deal.svelte'),
    score: () => import('./score/Score.svelte'),
  },
  lessonMinutes: 2,
  keys: [
    { name: 'bid', keys: ['0', '5'], isRange: true },
    { name: 'pass', keys: ['P'] },
    { name: 'cards', keys: ['1', '5'], isRange: true },
    { name: 'tear', keys: ['T'] },
    { name: 'undo', keys: ['Z'] },
    { name: 'confirm', keys: ['Enter'] },
    { name: 'back', keys: ['Esc'] },
  ],
} satisfies Manifest;
