import { expect, it } from 'vitest';
import { STEPS, stepOf, TEXTS } from './steps';

const FIRST = { moves: 0, hasCard: false, hasSite: false, hasMore: false };

it('goes from step to step as the learner does what is asked', () => {
  const way = [
    FIRST,
    { ...FIRST, moves: 1 },
    { ...FIRST, moves: 1, hasCard: true },
    { ...FIRST, moves: 1, hasCard: true, hasSite: true },
    { ...FIRST, moves: 2 },
    { ...FIRST, moves: 3, hasMore: true },
    { ...FIRST, moves: 3 },
  ];
  expect(way.map(stepOf)).toEqual([...STEPS, 'end']);
  expect(Object.keys(TEXTS)).toEqual([...STEPS, 'end']);
});

it('goes back with the learner', () => {
  expect(stepOf({ ...FIRST, moves: 1, hasCard: true })).toBe('site');
  expect(stepOf({ ...FIRST, moves: 1 })).toBe('card');
});
