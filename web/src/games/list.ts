// The games of this client: every folder beside this file that has a manifest.

import { PLAIN } from '../plain/manifest';
import { t, words } from '../words/words.svelte';
import { CATALOG } from './catalog';
import type { Loaders, Manifest, Rooms } from './manifest';

const FOUND = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'default' });
const MANIFESTS: Readonly<Record<string, Manifest>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, manifest]) => [path.split('/')[1]!, manifest]),
);

export interface ListedGame {
  id: string;
  least_seats: number;
  most_seats: number;
}

/** Those that the server knew when this client was built, in its order. */
export const GAMES: readonly ListedGame[] = CATALOG.filter(({ id }) => id in MANIFESTS);
/** The game that anyone sees who asks for none. */
export const FIRST_GAME = GAMES[0]!.id;

/** What a game brings; one without a folder here has a plain table. */
export function manifestOf(game: string): Manifest {
  return MANIFESTS[game] ?? PLAIN;
}

export function hasRoom(game: string, room: keyof Rooms): boolean {
  return Boolean(manifestOf(game).rooms[room]);
}

/** What a game is called: in the words of the client, or in its own if they came from the server. */
export function gameName(game: string): string {
  return firstOf(`${game}-name`, `${game}/name`) || game;
}

/** What it is about, in a sentence; empty until there are words for it. */
export function gameAbout(game: string): string {
  return firstOf(`${game}-about`, `${game}/about`);
}

function firstOf(...messages: string[]): string {
  const known = messages.find((message) => words.has(message));
  return known ? t(known) : '';
}

/** A room of a game, and the words that are spoken there. */
export async function roomOf<Room extends keyof Rooms>(
  game: string,
  room: Room,
): Promise<Rooms[Room]> {
  const rooms: Partial<Loaders> = manifestOf(game).rooms;
  const load: Loaders[Room] | undefined = rooms[room];
  if (!load) throw new Error(`${game} has no ${room}`);
  const packs = room === 'play' ? [] : ['pages', `${game}/pages`];
  const [loaded] = await Promise.all([load(), learnWords(game, packs)]);
  return loaded.default;
}

/** Know the words of a game, such as those of its options. */
export async function learnWords(game: string, more: readonly string[] = []): Promise<void> {
  const packs = [...more, ...(manifestOf(game).words ?? [])];
  const source = game in MANIFESTS ? undefined : (await import('../plain/words')).wordsOf(game);
  await Promise.all([words.learn(game, source), ...packs.map((pack) => words.learn(pack))]);
}

/** Start loading a room that will be wanted; what fails is tried again when it is. */
export function fetchRoom(game: string, room: keyof Rooms): void {
  if (hasRoom(game, room)) void roomOf(game, room).catch(() => undefined);
}
