import { beforeAll, expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import { tell, tellMove, tellRow, tellShortly } from './tell';

beforeAll(async () => void (await words.speak('en')));

it('tells moves as sentences that need no picture', () => {
  expect(tellMove('bid 3', 'Aino')).toBe('Aino: bid 3');
  expect(tellMove('pass', 'Aino')).toBe('Aino: pass');
  expect(tellMove('build sand7 candy0', 'Aino')).toBe('Aino: build Sand 7 and Candy 0');
  expect(tellMove('build -scrap scrap8', 'Aino')).toContain('Scrap tower');
});

it('calls out bids, and leaves builds to the eyes', () => {
  expect([tellShortly('bid 3'), tellShortly('pass'), tellShortly('build sand7')]).toEqual(['Bid 3', 'Pass', '']);
});

it('tells what happens around the play, and nothing of what is only for programs', () => {
  const names = ['Rūta', 'Aino'];
  expect(tell({ kind: 'seat', what: 'taken-over', seat: 1 }, names)).toBe('Aino: a bot sits in');
  expect(tell({ kind: 'end', scores: [1, 2], winners: [1] }, names)).toBe('The match is over. Winner: Aino');
  expect(tell({ kind: 'seat', what: 'bot-failed', seat: 1 }, names)).toBe('');
  expect(tell({ kind: 'move', seat: 1, move: null, changes: [] }, names)).toBe('');
  expect(tellRow(['tree1', 'sand0'])).toBe('New row: Tree 1 and Sand 0');
});
