// Which screen is which piece of the client: each is loaded when it is opened first.

import { words } from './words/words.svelte';

export const SCREENS = {
  join: () => import('./screens/Join.svelte'),
  table: () => import('./screens/Table.svelte'),
  watch: () => import('./screens/Table.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  score: () => Promise.all([import('./screens/Score.svelte'), words.learn('score')]).then(([screen]) => screen),
  about: () => Promise.all([import('./screens/About.svelte'), words.learn('about')]).then(([screen]) => screen),
  lost: () => import('./screens/Lost.svelte'),
};

export type Screen = keyof typeof SCREENS;

/** Start loading a screen before it can be drawn; what fails is tried again when it is opened. */
export function fetchAhead(screen: string): void {
  if (screen in SCREENS) void SCREENS[screen as Screen]().catch(() => undefined);
}
