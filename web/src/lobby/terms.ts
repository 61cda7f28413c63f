// What a table agrees on besides the rules: as keys for a row of choices.

import type { ClockRules } from '../wire';

/** No clock, so many seconds for a move, or a bank for the match that grows with each move. */
export const CLOCKS: readonly (ClockRules | null)[] = [
  null,
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'bank', seconds: 900, increment: 10 },
];
/** Seconds until a bot plays for somebody away; `null`: the others decide. */
export const AWAY_S: readonly (number | null)[] = [null, 60, 300];

export function clockKey(clock: ClockRules | null): string {
  return clock ? `${clock.kind} ${clock.seconds} ${clock.increment ?? 0}` : 'none';
}

/** The usual ones, and what somebody else may have chosen. */
export function clocksWith(chosen: ClockRules | null): (ClockRules | null)[] {
  const isUsual = CLOCKS.some((clock) => clockKey(clock) === clockKey(chosen));
  return isUsual ? [...CLOCKS] : [...CLOCKS, chosen];
}

export function awaysWith(chosen: number | null): (number | null)[] {
  return AWAY_S.includes(chosen) ? [...AWAY_S] : [...AWAY_S, chosen];
}

/** The message about an option, or one of its choices. */
export function optionWord(game: string, name: string): string {
  return `${game}-option-${name.replaceAll('_', '-').replace('--', '-minus-')}`;
}
