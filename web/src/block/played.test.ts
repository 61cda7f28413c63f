import { expect, test } from 'vitest';
import type { BlockView } from './facts';
import { played } from './played';

const VIEW = { direction: 1, hand: ['any', 'any', 'pass'], hands: [3, 5], discard: ['black'], phase: 'play', placing: null } as unknown as BlockView;

test('a card goes from the hand to the discard, and its block is let go', () => {
  expect(played(VIEW, 0, 'place brown-small with any by 0,0', true)).toMatchObject({
    hand: ['any', 'pass'], hands: [2, 5], discard: ['black', 'any'], phase: 'judge', placing: { seat: 0, block: 'brown-small', card: 'any' },
  });
});

test('of others only the number of cards is known', () => {
  expect(played(VIEW, 1, 'reverse', false)).toMatchObject({ hand: VIEW.hand, hands: [3, 4], discard: ['black', 'reverse'], direction: -1, phase: 'play' });
});

test('an extra block needs no card', () => {
  expect(played(VIEW, 0, 'place brown-small', true)).toMatchObject({ hand: VIEW.hand, hands: [3, 5], discard: ['black'] });
});
