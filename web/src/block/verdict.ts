// What the referee said of a placement, from its notation.

import { readTold } from '../solid/told';

export interface Verdict {
  outcome: 'stood' | 'fell' | 'late' | 'void';
  /** When the first block left the stack, counted from letting go. */
  atMs: number | null;
  foul: 'side' | 'block' | null;
  /** Why nothing could be said. */
  why: 'air' | 'start' | 'slow' | 'unstable' | null;
  /** What everybody is shown, still packed; empty if there is nothing to show. */
  film: string;
}

const OUTCOMES = new Set(['stood', 'fell', 'late', 'void']);

/** `null` for what is no verdict, or is not told. */
export function parseVerdict(saw: string | null): Verdict | null {
  const { outcome, details } = readTold(saw);
  if (!OUTCOMES.has(outcome)) return null;
  return {
    outcome: outcome as Verdict['outcome'],
    atMs: details.has('at') ? Number(details.get('at')) : null,
    foul: (details.get('foul') ?? null) as Verdict['foul'],
    why: (details.get('why') ?? null) as Verdict['why'],
    film: details.get('film') ?? '',
  };
}

/** A placement as far as it can be told: how the hand did it is left out. */
export interface Placement {
  block: string;
  /** None for the extra block. */
  card: string | null;
}

/** `null` for another move. */
export function parsePlacement(move: string): Placement | null {
  const [verb, block, word, card] = move.split(' ', 4);
  if (verb !== 'place' || !block) return null;
  return { block, card: word === 'with' && card ? card : null };
}
