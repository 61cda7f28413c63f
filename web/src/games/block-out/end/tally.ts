// What came of a match, seat by seat: counted from the story of it.

import type { Told } from '../wire';
import { parsePlacement, parseVerdict } from './verdict';

export interface Tally {
  /** Blocks that stood. */
  placed: number;
  falls: number;
}

export interface Tallies {
  seats: readonly Tally[];
  /** How many blocks the tallest stack had. */
  tallest: number;
  turns: number;
}

export function tallyOf(events: readonly Told[], seats: number): Tallies {
  const tallies = Array.from({ length: seats }, () => ({ placed: 0, falls: 0 }));
  let [height, tallest, turns] = [0, 0, 0];
  let placer: number | null = null;
  for (const event of events) {
    if (event.kind === 'move') {
      turns += 1;
      placer = event.move && parsePlacement(event.move) ? event.seat : null;
      if (event.move === 'fallen') height = 0;
    }
    if (event.kind !== 'referee' || placer === null) continue;
    const verdict = parseVerdict(event.saw);
    const tally = tallies[placer];
    if (!verdict || !tally || verdict.outcome === 'void') continue;
    const isGone = event.changes.some(({ source }) => source.startsWith('stack'));
    if (verdict.outcome === 'fell' || (verdict.outcome === 'stood' && isGone)) tally.falls += 1;
    else tally.placed += 1;
    height = verdict.outcome === 'stood' && !isGone ? height + 1 : 0;
    tallest = Math.max(tallest, height);
  }
  return { seats: tallies, tallest, turns };
}
