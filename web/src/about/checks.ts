// All that can be checked about a game file, step by step: what the browser can do alone, then the server.

import { canCheckHere, checkChain, checkSeal, sealsOf, type MatchRecord } from '../fair/check';
import { ask } from '../net/api';
import { sayTrouble, sayWhy } from '../net/trouble';
import type { Verified } from '../wire';
import { t } from '../words/words.svelte';
import { isEnded, readRecord } from './record';

export interface Check {
  outcome: 'right' | 'wrong' | 'unknown';
  title: string;
  text: string;
}

/** The steps, one after the other; a file that is no record ends them at once. */
export async function* checksOf(text: string): AsyncGenerator<Check> {
  const record = readRecord(text);
  if (!record) {
    yield {
      outcome: 'wrong',
      title: t('about-check-file-wrong'),
      text: t('about-check-file-wrong-text'),
    };
    return;
  }
  yield {
    outcome: 'right',
    title: t('about-check-file'),
    text: t('about-check-file-text', { count: record.events.length }),
  };
  if (canCheckHere()) {
    yield await sealCheck(record);
    yield await chainCheck(record);
  } else {
    yield { outcome: 'unknown', title: t('about-check-here'), text: t('about-check-here-text') };
  }
  yield await serverCheck(record);
}

async function sealCheck(record: MatchRecord): Promise<Check> {
  if (!isEnded(record))
    return {
      outcome: 'unknown',
      title: t('about-check-seal-closed'),
      text: t('about-check-seal-closed-text'),
    };
  // In a file from anywhere, anything may stand where a secret should.
  const fits = await Promise.all(
    sealsOf(record).map(({ seed, commit }) => checkSeal(String(seed as unknown), commit)),
  );
  return fits.length > 0 && fits.every(Boolean)
    ? { outcome: 'right', title: t('about-check-seal'), text: t('about-check-seal-text') }
    : {
        outcome: 'wrong',
        title: t('about-check-seal-wrong'),
        text: t('about-check-seal-wrong-text'),
      };
}

async function chainCheck(record: MatchRecord): Promise<Check> {
  const { events, firstWrong } = await checkChain(record);
  return firstWrong === null
    ? {
        outcome: 'right',
        title: t('about-check-chain'),
        text: t('about-check-chain-text', { count: events }),
      }
    : {
        outcome: 'wrong',
        title: t('about-check-chain-wrong'),
        text: t('about-check-chain-wrong-text', { event: firstWrong }),
      };
}

async function serverCheck(record: MatchRecord): Promise<Check> {
  try {
    const found = await ask<Verified>('POST', '/api/verify', record);
    if (found.is_fair) {
      const counts = { draws: found.draws ?? 0, moves: found.moves ?? 0 };
      return {
        outcome: 'right',
        title: t('about-check-draws'),
        text: t('about-check-draws-text', counts),
      };
    }
    const text = found.problem ? sayWhy(found.problem) : '';
    return isEnded(record)
      ? { outcome: 'wrong', title: t('about-check-draws-wrong'), text }
      : { outcome: 'unknown', title: t('about-check-draws-open'), text };
  } catch (trouble) {
    return { outcome: 'unknown', title: t('about-check-draws-unknown'), text: sayTrouble(trouble) };
  }
}
