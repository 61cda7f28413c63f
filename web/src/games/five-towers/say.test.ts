import { beforeAll, expect, it } from 'vitest';
import { learnWords } from '../list';
import { words } from '../../words/words.svelte';
import { sayCard, sayShortly } from './say';

beforeAll(async () => {
  await words.speak('en');
  await learnWords('five-towers');
});

it('calls out bids, and leaves builds to the eyes', () => {
  expect([
    sayShortly({ kind: 'bid', number: 3 }),
    sayShortly({ kind: 'pass' }),
    sayShortly({ kind: 'build', tear_down: null, cards: ['sand7'] }),
  ]).toEqual(['Bid 3', 'Pass', '']);
});

it('names cards by type and value', () => {
  expect(sayCard('tree1')).toBe('Tree 1');
});
