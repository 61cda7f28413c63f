// The result in words.

import { list, t } from '../../../words/words.svelte';
import type { Round } from '../replay/story';
import type { Headline, Standing } from './standings';

/** A round that changes the points by this much is worth a sentence. */
const REMARKABLE = 5;

export function sayPlace({ place, isBot }: Standing): string {
  const word = t('end-place', { place });
  return isBot ? t('end-place-bot', { place: word }) : word;
}

export function sayTitle(headline: Headline): string {
  return headline.kind === 'you'
    ? t('end-you-win', { name: headline.winners[0]!.name })
    : sayWinners(headline);
}

/** The same for people who weren't there. */
export function sayWinners({ winners }: Headline): string {
  if (winners.length > 1) return t('end-shared', { names: namesOf(winners) });
  return t('end-wins', { name: winners[0]?.name ?? '' });
}

/** “39 points. Next: Aino, 2 points behind. Round 18 alone brought 10 points. You: third with 30 points.” */
export function sayDistance(
  { winners, next, distance, mine }: Headline,
  rounds: readonly Round[],
): string {
  const [winner] = winners;
  if (!winner) return '';
  const sentences = [t('end-points', { count: winner.points })];
  if (next.length) sentences.push(t('end-next', { names: namesOf(next), count: distance }));
  const best = bestRound(winner.seat, rounds);
  if (best && winners.length === 1 && best.gain >= REMARKABLE) {
    sentences.push(t('end-best-round', { round: best.number, count: best.gain }));
  }
  if (mine && !next.includes(mine)) {
    sentences.push(
      t('end-yours', { place: t('end-place', { place: mine.place }), count: mine.points }),
    );
  }
  return sentences.join(' ');
}

function bestRound(
  seat: number,
  rounds: readonly Round[],
): { number: number; gain: number } | null {
  const gains = rounds.map(({ before, scores }, i) => ({
    number: i + 1,
    gain: scores[seat]! - before[seat]!,
  }));
  return gains.reduce<(typeof gains)[number] | null>(
    (best, each) => (best && best.gain >= each.gain ? best : each),
    null,
  );
}

function namesOf(standings: readonly Standing[]): string {
  return list(standings.map(({ name }) => name));
}
