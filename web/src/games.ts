// What each game brings to the client: its own pieces of the screens, and its own words. They are
// loaded when they are needed first.

import type { Component } from 'svelte';
import type { LiveTable } from './state/live.svelte';
import type { Replay } from './wire';
import { words } from './words/words.svelte';

/** A match that is played, or was just now. */
export interface StageProps {
  live: LiveTable;
  /** The last move has been shown: the end may come. */
  onend: () => void;
}

export interface ReplayProps {
  replay: Replay;
  /** The turn to begin with, from 0. */
  turn: number | null;
}

interface Pieces {
  play: Component<StageProps>;
  end: Component<StageProps>;
  replay: Component<ReplayProps>;
  rules: Component;
}

type Loaders = { [Name in keyof Pieces]: () => Promise<{ default: Pieces[Name] }> };

const GAMES: Record<string, Loaders> = {
  'five-towers': {
    play: () => import('./five/FivePlay.svelte'),
    end: () => import('./end/FiveEnd.svelte'),
    replay: () => import('./replay/FiveReplay.svelte'),
    rules: () => import('./rules/FiveRules.svelte'),
  },
  'block-out': {
    play: () => import('./block/BlockPlay.svelte'),
    end: () => import('./block/BlockEnd.svelte'),
    replay: () => import('./block/BlockReplay.svelte'),
    rules: () => import('./block/BlockRules.svelte'),
  },
  skyscrapers: {
    play: () => import('./sky/SkyPlay.svelte'),
    end: () => import('./sky/SkyEnd.svelte'),
    replay: () => import('./sky/SkyReplay.svelte'),
    rules: () => import('./sky/SkyRules.svelte'),
  },
};

/** The game that somebody sees who asks for none. */
export const FIRST_GAME = 'five-towers';

export function isBuilt(game: string): boolean {
  return game in GAMES;
}

/** A piece of a game, and its words. */
export async function pieceOf<Name extends keyof Pieces>(game: string, name: Name): Promise<Pieces[Name]> {
  const loaders = GAMES[game];
  if (!loaders) throw new Error(`no pieces for ${game}`);
  const [piece] = await Promise.all([(loaders[name] as Loaders[Name])(), words.learn(game)]);
  return piece.default;
}

/** Start loading a piece that will be wanted; what fails is tried again when it is. */
export function fetchPiece(game: string, name: keyof Pieces): void {
  void pieceOf(game, name).catch(() => undefined);
}
