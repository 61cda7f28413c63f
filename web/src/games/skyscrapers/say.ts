// Cards, places and prospects of Skyscrapers, in words.

import { list, t } from '../../words/words.svelte';
import { cardOf } from './cards';
import type { Outlook, Pending, SiteChoice } from './facts';
import { seatOf } from './table/poses';

export function sayKind(card: string): string {
  return t('skyscrapers/kind', { kind: cardOf(card).kind });
}

/** “level 4”, or “the ground”. */
export function sayLevel(height: number): string {
  return t('skyscrapers/height', { height });
}

type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'middle';
const ARROWS: Record<Side, string> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
  middle: '·',
};

/** Which side of the building's middle, as on a map with north away from the first view. */
function sideOf([x = 0, y = 0]: readonly number[]): Side {
  const [north, east] = [Math.sign(y), Math.sign(x)];
  return (
    `${north > 0 ? 'n' : north < 0 ? 's' : ''}${east > 0 ? 'e' : east < 0 ? 'w' : ''}` || 'middle'
  );
}

export function saySide(at: readonly number[]): string {
  return t('sky-side', { side: sideOf(at) });
}

/** The same as an arrow. */
export function arrowTo(at: readonly number[]): string {
  return ARROWS[sideOf(at)];
}

/** Where a cell is. */
export function sayCell(cell: readonly number[]): string {
  const middle = [(cell[0] ?? 0) + 0.5, (cell[1] ?? 0) + 0.5];
  return t('sky-cell', { level: sayLevel(cell[2] ?? 0), side: saySide(middle) });
}

/** Where a card could go, and what it would bring. */
export function saySite({ at, normal, is_highest, turns }: SiteChoice): string {
  const points = turns[0]?.points ?? 0;
  // Nothing but bases stands so low.
  if (normal !== 'z' && at[2] === 1)
    return `${t('skyscrapers/points', { count: points })}: ${t('sky-cell', { level: sayLevel(0), side: saySide(at) })}`;
  return t('sky-site-said', {
    points,
    normal,
    side: saySide(at),
    level: sayLevel(at[2] ?? 0),
    highest: is_highest ? 'yes' : 'no',
  });
}

/** Whose workers these are, each name once. */
export function ownersOf(workers: readonly number[], names: readonly string[]): string {
  const seats = [...new Set(workers.map(seatOf))];
  return list(seats.map((seat) => names[seat] ?? ''));
}

/** What somebody does, while it is judged. */
export function sayPending({ verb, use, cell, at }: Pending, name: string): string {
  const level = sayLevel((cell ?? at)?.[2] ?? 0);
  return t(`sky-wait-judge-${verb}`, { name, use: use ?? 'flat', level });
}

/** What may happen, with whose workers. */
export function sayRisk({ may_fall, risk }: Outlook, names: readonly string[]): string {
  return may_fall.length
    ? t('sky-may-fall', { count: may_fall.length, names: ownersOf(may_fall, names) })
    : t('sky-risk', { risk });
}
