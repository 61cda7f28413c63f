// Who came where: the server says who won and with how many points, this only puts them in order.

import type { FiveView, Points } from '../facts';
import type { TableFacts } from '../../../wire';

export interface Standing {
  seat: number;
  name: string;
  isBot: boolean;
  isMine: boolean;
  isWinner: boolean;
  /** 1 is first; players with equal points share a place. */
  place: number;
  points: number;
  parts: Points;
  towers: FiveView['towers'][number];
  rubble: number;
}

/** All seats, the winners first. */
export function standingsOf(table: TableFacts, view: FiveView): Standing[] {
  const { scores, winners } = table.result ?? { scores: view.scores, winners: [] };
  return table.seats
    .map((who, seat) => ({
      seat,
      name: who.name,
      isBot: who.kind === 'bot',
      isMine: table.you.seats.includes(seat),
      isWinner: winners.includes(seat),
      place: 1 + scores.filter((other) => other > scores[seat]!).length,
      points: scores[seat]!,
      parts: view.points[seat]!,
      towers: view.towers[seat]!,
      rubble: view.rubble[seat]!.length,
    }))
    .sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || one.place - other.place);
}

export interface Headline {
  /** `you`: one person at one seat has won; `shared`: several have; `other`: somebody has. */
  kind: 'you' | 'shared' | 'other';
  winners: readonly Standing[];
  /** Who came next, and how far behind; nobody if all have won. */
  next: readonly Standing[];
  distance: number;
  /** The reader, if they sat at one seat and did not win. */
  mine: Standing | null;
}

export function headlineOf(standings: readonly Standing[]): Headline {
  const winners = standings.filter(({ isWinner }) => isWinner);
  const others = standings.filter(({ isWinner }) => !isWinner);
  const next = others.filter(({ place }) => place === others[0]?.place);
  const own = standings.filter(({ isMine }) => isMine);
  // When several people share a screen, nobody is “you”.
  const me = own.length === 1 ? own[0]! : null;
  return {
    kind: winners.length > 1 ? 'shared' : me?.isWinner ? 'you' : 'other',
    winners,
    next,
    distance: (winners[0]?.points ?? 0) - (next[0]?.points ?? 0),
    mine: me && !me.isWinner ? me : null,
  };
}
