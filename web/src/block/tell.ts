// What happened in a match of Block Out, as sentences.

import { tellNews } from '../table/news';
import type { Told } from '../wire';
import { t } from '../words/words.svelte';
import type { BlockView, Outlook, Seen } from './facts';
import { parsePlacement, parseVerdict, type Verdict } from './verdict';

export function sayBlock(block: string): string {
  return t('block-name', { block });
}

export function sayCard(card: string): string {
  return t('block-out/card', { card });
}

/** What a seat did; empty if there is nothing to say. */
export function tellMove(move: string, name: string): string {
  if (move === 'pass' || move === 'reverse') return t(`block-did-${move}`, { name });
  if (move === 'fallen') return t('block-did-fallen', { name });
  const placement = parsePlacement(move);
  if (!placement) return '';
  const block = sayBlock(placement.block);
  if (placement.card === null) return t('block-did-place-extra', { name, block });
  if (placement.card === placement.block) return t('block-did-place-plain', { name, block });
  return t('block-did-place', { name, block, card: sayCard(placement.card) });
}

/** Anything that happened, as far as it is worth a sentence. */
export function tell(event: Told, names: readonly string[]): string {
  if (event.kind === 'move') return event.move === null ? '' : tellMove(event.move, names[event.seat] ?? '');
  if (event.kind !== 'referee') return tellNews(event, names);
  const verdict = parseVerdict(event.saw);
  return verdict ? tellVerdict(verdict) : '';
}

/** What the blocks did, without what comes of it. */
export function tellVerdict({ outcome, why, foul }: Verdict): string {
  if (outcome === 'void') return t('block-void', { why: why ?? 'slow' });
  const told = t(`block-saw-${outcome}`);
  return foul ? `${told} ${t('block-saw-foul', { foul })}` : told;
}

/** A line about what the referee said last, and what comes of it. */
export function sayOutcome(seen: Seen, view: Pick<BlockView, 'to_move' | 'blocks' | 'won_by' | 'is_extra'>, names: readonly string[], draws: number): string {
  const name = names[seen.seat] ?? '';
  if (seen.outcome === 'void') return t('block-void', { why: seen.why ?? 'slow' });
  if (seen.outcome === 'late' && !seen.is_fall) return [t('block-late'), view.won_by ? t(`block-end-${view.won_by}`, { count: view.blocks.length }) : ''].filter(Boolean).join(' ');
  const sentences: string[] = [];
  if (seen.foul) sentences.push(t(seen.is_fall && seen.outcome === 'stood' ? 'block-foul-fall' : 'block-foul-warn', { foul: seen.foul }));
  if (seen.is_fall) sentences.push(t('block-fell', { name, count: draws }));
  else if (view.won_by) sentences.push(t(`block-won-${view.won_by}`, { name }));
  else if (view.is_extra) sentences.push(t('block-stood-extra', { name }));
  else sentences.push(t('block-stood', { name: names[view.to_move ?? -1] ?? '' }));
  return sentences.join(' ');
}

/** What comes of it if it stands. */
export function sayOutlook(outlook: Outlook, names: readonly string[]): string {
  return t(`block-if-${outlook.kind}`, { name: names[outlook.next] ?? '' });
}
