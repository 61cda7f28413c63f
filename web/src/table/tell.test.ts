import { beforeAll, expect, it } from 'vitest';
import { learnWords } from '../games/list';
import { words } from '../words/words.svelte';
import { tell } from './tell';

const NAMES = ['Rūta', 'Aino'];

beforeAll(async () => {
  await words.speak('en');
  await learnWords('five-towers');
});

it('tells acts in the words that the server chose', () => {
  const said = [{ code: 'five-towers/did-bid', args: { seat: 1, number: 3 } }];
  expect(tell({ kind: 'move', seat: 1, act: null, said, changes: [] }, NAMES)).toBe('Aino: bid 3');
  expect(tell({ kind: 'chance', act: null, said: [], changes: [] }, NAMES)).toBe('');
});

it('tells what happens around the play, and nothing of what is only for programs', () => {
  expect(tell({ kind: 'seat', what: 'taken-over', seat: 1 }, NAMES)).toBe('Aino: a bot stands in');
  expect(tell({ kind: 'end', scores: [1, 2], winners: [1] }, NAMES)).toBe(
    'The match is over. Winner: Aino',
  );
  expect(tell({ kind: 'seat', what: 'bot-failed', seat: 1 }, NAMES)).toBe('');
});
