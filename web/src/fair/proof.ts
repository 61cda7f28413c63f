// What a check has found, line by line: by this browser, and by the server.

import type { Why } from '../net/trouble';
import type { Verified } from '../wire';
import { checkChain, checkSeal, sealsOf, type MatchRecord } from './check';

export interface Finding {
  isGood: boolean;
  /** The message that says it. */
  message: string;
  args?: Record<string, number>;
  /** More about what is wrong. */
  why?: Why;
}

/** What can be known without believing the server: the seal, as it was shown at the start, and the chain. */
export async function findHere(record: MatchRecord, shownSeal: string): Promise<Finding[]> {
  const seals = sealsOf(record);
  const fit = await Promise.all(seals.map(({ seed, commit }) => checkSeal(seed, commit)));
  const isSealed = seals[0]?.commit === shownSeal && fit.every(Boolean);
  const { events, firstWrong } = await checkChain(record);
  return [
    { isGood: isSealed, message: isSealed ? 'fair-seal-fits' : 'fair-seal-broken' },
    firstWrong === null
      ? { isGood: true, message: 'fair-chain-holds', args: { count: events } }
      : { isGood: false, message: 'fair-chain-broken', args: { event: firstWrong } },
  ];
}

/** What the server has found: it knows the rules, and plays the whole match again. */
export function foundThere({ is_fair, draws, problem }: Verified): Finding {
  if (is_fair) return { isGood: true, message: 'fair-draws-follow', args: { count: draws } };
  return { isGood: false, message: 'fair-draws-broken', ...(problem ? { why: problem } : {}) };
}
