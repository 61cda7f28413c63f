// Who sits at a live table, and what one can do about somebody who keeps the others waiting.

import type { LiveTable } from '../state/live.svelte';
import type { SeatFacts } from '../wire';

export interface DeskSeat {
  name: string;
  colour: string;
  isBot: boolean;
  /** A person who is not connected. */
  isAway: boolean;
  /** The bot that stands in for a person. */
  standsIn: string;
}

export function companyOf({ facts, online }: LiveTable): DeskSeat[] {
  return (facts?.seats ?? []).map((seat, at) => deskSeat(seat, online.includes(at)));
}

/** Who sat there, once it is over. */
export function companyFrom(seats: readonly SeatFacts[]): DeskSeat[] {
  return seats.map((seat) => deskSeat({ ...seat, stands_in: '' }, true));
}

/** Whose turn it is, in truth: what is shown may be behind. */
function toMove({ view }: LiveTable): number | null {
  return (view?.to_move as number | null | undefined) ?? null;
}

/** It is the turn of the seat that this screen looks through, and nobody plays for it. */
export function isTurnHere(live: LiveTable): boolean {
  const { facts, seat } = live;
  return (
    seat !== null &&
    toMove(live) === seat &&
    !facts?.seats[seat]?.stands_in &&
    facts?.status === 'playing'
  );
}

/** Ask for a bot in place of the absent player whose turn it is; absent if there is no need. */
export function callBot(live: LiveTable): (() => void) | undefined {
  const seat = toMove(live);
  if (seat === null || live.seat === null || live.isMine(seat)) return undefined;
  const { isAway, standsIn } = companyOf(live)[seat]!;
  if (!isAway || standsIn || String(seat) in (live.facts?.away ?? {})) return undefined;
  // A player who has come back meanwhile is seen to be there again.
  return () => void live.do({ do: 'count-away', seat }).catch(() => undefined);
}

/** Remind the player whose turn it is. Anyone at this screen can be nudged by hand. */
export function nudge(live: LiveTable): (() => void) | undefined {
  const to = toMove(live);
  const { seat } = live;
  if (seat === null || to === null || live.isMine(to)) return undefined;
  // Too much of it is refused, which is no news.
  return () => void live.do({ do: 'say', seat, phrase: 'your-turn' }).catch(() => undefined);
}

function deskSeat(seat: SeatFacts, isOnline: boolean): DeskSeat {
  return {
    name: seat.name || seat.bot,
    colour: seat.colour,
    isBot: seat.kind === 'bot',
    isAway: seat.kind === 'person' && !isOnline,
    standsIn: seat.stands_in,
  };
}
