// What a seat did and what the referee said of it, from their notation.

import { readTold } from '../solid/told';
import type { Pending, Seen } from './facts';

export interface Verdict {
  outcome: Seen['outcome'];
  /** Who fell. */
  workers: readonly number[];
  /** Who came to stand in another cell. */
  stands: readonly { worker: number; cell: readonly number[] }[];
  why: Seen['why'];
  /** What everybody is shown, still packed; empty if there is nothing to show. */
  film: string;
}

const OUTCOMES = new Set(['held', 'fell', 'collapsed', 'void']);

/** `null` for what is no verdict, or is not told. */
export function parseVerdict(saw: string | null): Verdict | null {
  const { outcome, details } = readTold(saw);
  if (!OUTCOMES.has(outcome)) return null;
  return {
    outcome: outcome as Verdict['outcome'],
    workers: numbers(details.get('workers'), ','),
    stands: (details.get('stands')?.split(';') ?? []).map((each) => {
      const [worker = '', cell = ''] = each.split('@');
      return { worker: Number(worker), cell: numbers(cell, ',') };
    }),
    why: (details.get('why') ?? null) as Verdict['why'],
    film: details.get('film') ?? '',
  };
}

function numbers(text: string | undefined, between: string): number[] {
  return text ? text.split(between).map(Number) : [];
}

/** What was seen on a real table, as it is told to the server. */
export function writeVerdict(outcome: 'held' | 'fell' | 'collapsed', workers: readonly number[] = [], stands: Verdict['stands'] = []): string {
  const parts: string[] = [outcome];
  if (workers.length) parts.push(`workers=${[...workers].sort((a, b) => a - b).join()}`);
  if (stands.length) parts.push(`stands=${[...stands].sort((a, b) => a.worker - b.worker).map(({ worker, cell }) => `${worker}@${cell.join()}`).join(';')}`);
  return parts.join(' ');
}

export type Verb = Pending['verb'] | 'done' | 'put' | 'keep';

/** A move as far as it can be told: how the hand did it is left out. */
export interface Act extends Omit<Pending, 'verb' | 'seat'> {
  verb: Verb;
}

const NOTHING: Omit<Act, 'verb'> = { card: null, use: null, at: null, normal: null, turn: null, worker: null, cell: null };

/** `null` for what is no move. */
export function parseAct(move: string): Act | null {
  const [verb = '', ...words] = move.split(' by ', 1)[0]!.split(' ');
  switch (verb) {
    case 'done':
    case 'keep':
      return { ...NOTHING, verb };
    case 'add':
    case 'put':
      return { ...NOTHING, verb, cell: words.slice(1, 4).map(Number) };
    case 'move':
    case 'shift':
      return { ...NOTHING, verb, worker: Number(words[0]), cell: words.slice(2, 5).map(Number) };
    case 'build': {
      const at = words.indexOf('at');
      const [x, y, z, normal] = words.slice(at + 1);
      const card = words[0] ?? '';
      return {
        ...NOTHING, verb, card, use: (words[1] === 'as' ? words[2] : card.split('-')[0]) as Act['use'],
        at: [x, y, z].map(Number), normal: normal as Act['normal'], turn: words[at + 5] === 'turn' ? Number(words[at + 6]) : 0,
      };
    }
    default:
      return null;
  }
}
