// What happened in a match of Skyscrapers, as sentences.

import { tellNews } from '../table/news';
import type { Told } from '../wire';
import { list, t } from '../words/words.svelte';
import { cardOf } from './cards';
import type { Outlook, Pending, Seen, SiteChoice, SkyView } from './facts';
import { seatOf } from './poses';
import { parseAct, parseVerdict, type Act, type Verdict } from './verdict';

export function sayKind(card: string): string {
  return t('skyscrapers/kind', { kind: cardOf(card).kind });
}

/** “level 4”, or “the ground”. */
export function sayLevel(height: number): string {
  return height > 0 ? t('sky-level', { level: height }) : t('sky-ground');
}

type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'middle';
const ARROWS: Record<Side, string> = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖', middle: '·' };

/** Which side of the building's middle, as on a map with north away from the first view. */
function sideOf([x = 0, y = 0]: readonly number[]): Side {
  const [north, east] = [Math.sign(y), Math.sign(x)];
  return (`${north > 0 ? 'n' : north < 0 ? 's' : ''}${east > 0 ? 'e' : east < 0 ? 'w' : ''}` || 'middle') as Side;
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
  if (normal !== 'z' && at[2] === 1) return `${t('skyscrapers/points', { count: points })}: ${t('sky-cell', { level: sayLevel(0), side: saySide(at) })}`;
  return t('sky-site-said', { points, normal, side: saySide(at), level: sayLevel(at[2] ?? 0), highest: is_highest ? 'yes' : 'no' });
}

export function tellAct(act: Act, name: string): string {
  const level = sayLevel(act.cell?.[2] ?? 0);
  switch (act.verb) {
    case 'build':
      return t('sky-did-build', { name, use: act.use ?? 'flat', level: sayLevel(act.at?.[2] ?? 0) });
    case 'add':
    case 'done':
    case 'keep':
      return t(`sky-did-${act.verb}`, { name });
    default:
      return t(`sky-did-${act.verb}`, { name, level });
  }
}

export function tellMove(move: string, name: string): string {
  const act = parseAct(move);
  return act ? tellAct(act, name) : '';
}

/** Anything that happened, as far as it is worth a sentence. */
export function tell(event: Told, names: readonly string[]): string {
  if (event.kind === 'move') return event.move === null ? '' : tellMove(event.move, names[event.seat] ?? '');
  if (event.kind !== 'referee') return tellNews(event, names);
  const verdict = parseVerdict(event.saw);
  return verdict ? tellVerdict(verdict, names) : '';
}

export function tellVerdict({ outcome, why, workers, stands }: Verdict, names: readonly string[]): string {
  if (outcome === 'void') return t('sky-void', { why: why ?? 'slow' });
  if (outcome === 'collapsed') return t('sky-saw-collapsed');
  const fell = workers.length ? t('sky-saw-fell', { count: workers.length, names: ownersOf(workers, names) }) : '';
  const landed = stands.length ? t('sky-saw-landed', { count: stands.length, names: ownersOf(stands.map(({ worker }) => worker), names) }) : '';
  return [fell, landed].filter(Boolean).join(' ') || t('sky-saw-held');
}

/** Whose workers these are, each name once. */
export function ownersOf(workers: readonly number[], names: readonly string[]): string {
  const seats = [...new Set(workers.map(seatOf))];
  return list(seats.map((seat) => names[seat] ?? ''));
}

/** What the referee said last, and what comes of it. */
export function sayOutcome(seen: Seen, view: Pick<SkyView, 'fallen' | 'ended_by'>, names: readonly string[]): string {
  const name = names[seen.seat] ?? '';
  if (seen.outcome === 'void') return t('sky-void', { why: seen.why ?? 'slow' });
  if (seen.outcome === 'collapsed') return t('sky-collapsed', { name });
  const sentences: string[] = [];
  if (seen.workers.length) sentences.push(t('sky-fell', { count: seen.workers.length, names: ownersOf(seen.workers, names) }), t('sky-fell-cost', { name, points: seen.cost }));
  if (seen.landed.length) sentences.push(t('sky-saw-landed', { count: seen.landed.length, names: ownersOf(seen.landed, names) }));
  if (seen.verb === 'build') sentences.push(t('sky-scored', { name, points: seen.points }));
  else if (!sentences.length) sentences.push(t('sky-saw-held'));
  if (view.fallen.length) sentences.push(t('sky-put-next', { name: names[seatOf(view.fallen[0]!)] ?? '' }));
  return sentences.join(' ');
}

/** What somebody does, while it is judged. */
export function sayPending({ verb, use, cell, at }: Pending, name: string): string {
  const level = sayLevel((cell ?? at)?.[2] ?? 0);
  return t(`sky-wait-judge-${verb}`, { name, use: use ?? 'flat', level });
}

/** How risky it is, in a word: nothing that hands do is sure. */
export function sayRisk({ shaky }: Pick<Outlook, 'shaky'>): string {
  return t('sky-risk', { risk: shaky < 30 ? 'low' : shaky < 120 ? 'some' : 'high' });
}
