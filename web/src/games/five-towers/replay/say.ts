// A beat of the story in words: a headline, what there is to add, and what each seat has said.

import { tell } from '../../../table/tell';
import { sayCard } from '../say';
import { list, t } from '../../../words/words.svelte';
import type { Beat, Call, Round } from './story';

export function sayHeadline(round: Round, beat: Beat, names: readonly string[]): string {
  if (beat.kind === 'row') return t('replay-starts', { name: names[round.starter] ?? '' });
  if (beat.kind === 'build') {
    return t('replay-builds', {
      name: names[round.builder ?? 0] ?? '',
      count: round.placed.length,
      roofs: round.roofs,
    });
  }
  if (isLast(round, beat)) return t('replay-nobody');
  const [event] = beat.events;
  return event ? tell(event, names) : '';
}

export function sayDetails(round: Round, beat: Beat): string {
  const sentences: string[] = [];
  if (beat.kind === 'row') sentences.push(t('replay-row-is', { cards: cardsOf(round.row) }));
  if (beat.kind === 'build') {
    if (round.torn) sentences.push(t('replay-torn', { card: sayCard(round.torn) }));
    const left = round.row.filter((_, place) => orderOf(round, place) === null);
    if (left.length) sentences.push(t('replay-left', { cards: cardsOf(left) }));
  }
  if (round.isReshuffled && isLast(round, beat)) sentences.push(t('replay-reshuffled'));
  return sentences.join(' ');
}

/** Everything at once, for those who hear it. */
export function sayBeat(round: Round, beat: Beat, names: readonly string[]): string {
  const said = [`${sayHeadline(round, beat, names)}.`, sayDetails(round, beat)];
  if (beat.kind === 'build' && round.builder !== null) {
    const [before, after] = [round.before[round.builder] ?? 0, round.scores[round.builder] ?? 0];
    said.push(t('replay-points-change', { before, after }));
  }
  return said.filter(Boolean).join(' ');
}

/** What a seat has said in this round, up to the beat that is shown. */
export function saySeat(round: Round, beatIndex: number, seat: number): string {
  const calls = callsUntil(round, beatIndex);
  const said = calls.findLast((call) => call.seat === seat)?.said;
  if (said === undefined) return seat === round.starter ? t('replay-said-starts') : '';
  if (said === 'pass') return t('replay-said-pass');
  if (said === 'cancel') return t('replay-said-cancel');
  if (seat === round.builder && round.beats[beatIndex]?.kind === 'build')
    return t('replay-said-builds', { number: said });
  return t(seat === round.starter ? 'replay-said-started' : 'replay-said-bid', { number: said });
}

/** Whose window is lit: who starts, who has just spoken, who builds. */
export function litSeat(round: Round, beat: Beat): number | null {
  if (beat.kind === 'row') return round.starter;
  const [event] = beat.events;
  return event?.kind === 'move' && !(beat.kind === 'call' && isLast(round, beat))
    ? event.seat
    : null;
}

/** As which card of the build a card of the row was placed; none if it was left. */
export function orderOf(round: Round, place: number): number | null {
  const order = round.placed.findIndex(({ from }) => from === place);
  return order < 0 ? null : order + 1;
}

function callsUntil(round: Round, beatIndex: number): readonly Call[] {
  return round.calls.slice(
    0,
    round.beats.slice(0, beatIndex + 1).filter(({ kind }) => kind === 'call').length,
  );
}

function isLast(round: Round, beat: Beat): boolean {
  return round.beats.at(-1) === beat;
}

function cardsOf(cards: readonly string[]): string {
  return list(cards.map(sayCard));
}
