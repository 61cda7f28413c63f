// Which screen is which piece of the client: each is loaded when it is opened first.

import { words } from './words/words.svelte';

export const SCREENS = {
  join: () => import('./screens/Join.svelte'),
  table: () => import('./screens/Table.svelte'),
  watch: () => import('./screens/Table.svelte'),
  replay: () => withWords(import('./screens/Replay.svelte'), 'pages'),
  rules: () => import('./screens/Page.svelte'),
  learn: () => import('./screens/Page.svelte'),
  score: () => import('./screens/Page.svelte'),
  about: () => withWords(import('./screens/About.svelte'), 'about', 'pages'),
  deal: () => withWords(import('./screens/Deal.svelte'), 'pages'),
  lost: () => import('./screens/Lost.svelte'),
};

export type Screen = keyof typeof SCREENS;

/** A screen whose words come with it. */
async function withWords<Screen>(screen: Promise<Screen>, ...packs: string[]): Promise<Screen> {
  const [loaded] = await Promise.all([screen, ...packs.map((pack) => words.learn(pack))]);
  return loaded;
}

/** Start loading a screen before it can be drawn; what fails is tried again when it is opened. */
export function fetchAhead(screen: string): void {
  if (screen in SCREENS) void SCREENS[screen as Screen]().catch(() => undefined);
}
