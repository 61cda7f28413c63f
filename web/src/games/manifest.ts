// What a game brings to the client: what every visitor sees of it, and its rooms, each of which is loaded
// when it is opened first.

import type { Component } from 'svelte';
import type { LiveTable } from '../state/live.svelte';
import type { DealFacts, Replay } from '../wire';

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

export interface DealProps {
  deal: DealFacts;
  /** Points and percentage, to be sent to others. */
  result: string;
  /** The day, as people write it. */
  date: string;
}

/** The rooms of a game, by what they are for. */
export interface Rooms {
  play: Component<StageProps>;
  end: Component<StageProps>;
  replay: Component<ReplayProps>;
  rules: Component;
  /** A lesson. */
  learn: Component;
  /** The score helper for a real table. */
  score: Component;
  /** What a deal looks like before it is played, and afterwards. */
  deal: Component<DealProps>;
}

export type Loaders = { [Room in keyof Rooms]: () => Promise<{ default: Rooms[Room] }> };

/** A key of the table, or the first and the last of a range; the message is `<game>-key-<name>`. */
export interface Key {
  name: string;
  keys: readonly string[];
  isRange?: boolean;
}

export interface Manifest {
  /** On the home page: it stands on the ground line. */
  Drawing?: Component;
  rooms: Omit<Loaders, Page> & Partial<Pick<Loaders, Page>>;
  /** How long its lesson takes. */
  lessonMinutes?: number;
  /** Words of shared rooms that it speaks besides its own. */
  words?: readonly ('bodies' | 'plain')[];
  /** Options that mean something only where a hand is simulated. */
  handOptions?: readonly string[];
  /** Shortcuts, for the page that lists them. */
  keys?: readonly Key[];
}

/** Rooms that not every game has. */
type Page = 'learn' | 'score' | 'deal';
