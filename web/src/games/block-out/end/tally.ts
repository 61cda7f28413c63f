// What came of a match, seat by seat: counted from the story of it.

import type { Told } from '../../../wire';
import type { BlockAct, VerdictAct } from '../facts';

interface Tally {
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
  let [tallest, turns] = [0, 0];
  let placer: number | null = null;
  for (const event of events) {
    if (event.kind === 'move') {
      turns += 1;
      placer = (event.act as BlockAct).kind === 'place' ? event.seat : null;
    }
    if (event.kind !== 'referee' || placer === null) continue;
    const verdict = event.act as VerdictAct;
    const tally = tallies[placer];
    if (!tally || verdict.outcome === 'void') continue;
    if (verdict.is_fall) tally.falls += 1;
    else tally.placed += 1;
    tallest = Math.max(tallest, verdict.height);
  }
  return { seats: tallies, tallest, turns };
}
