// Finished games that were seen in this browser. The service worker keeps their replays
// (public/sw.js), so that they can be watched again without a network.

import { api } from '../net/api';
import type { TableFacts } from '../wire';

export interface Saved {
  id: string;
  game: string;
  title: string;
  names: string[];
  points: number[];
  winners: number[];
  /** When it was first seen here. */
  date: number;
}

const KEY = 'steeple-saved';
/** As many as the service worker keeps. */
const MOST = 50;

/** The newest first. */
export function savedGames(): Saved[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Saved[]) : [];
  } catch {
    return [];
  }
}

/** Remember a match that is over. Seen again, it keeps its place and date. */
export function saveGame(table: TableFacts, now = Date.now()): void {
  const { id, game, title, seats, result } = table;
  if (!result) return;
  keepReplay(id);
  const all = savedGames();
  if (all.some((saved) => saved.id === id)) return;
  const names = seats.map(({ name }) => name);
  const saved = {
    id,
    game,
    title,
    names,
    points: result.scores,
    winners: result.winners,
    date: now,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify([saved, ...all].slice(0, MOST)));
  } catch {
    // A browser may keep nothing; then the server's list of matches is all there is.
  }
}

/** On the first visit the service worker comes after the page: it then hears of the match once more. */
function keepReplay(id: string): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener(
    'controllerchange',
    () => void api.replay(id).catch(() => undefined),
    { once: true },
  );
}
