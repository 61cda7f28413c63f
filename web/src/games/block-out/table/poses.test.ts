import { expect, test } from 'vitest';
import { between, fromCarried, toCarried } from '../../../bodies/poses';
import { BODIES, posesOf } from './poses';
import { SHELF } from '../shapes';

const VIEW = {
  blocks: ['black-small', 'brown-large'],
  stack: ['brown-large'],
  poses: { 'brown-large': [1, 2, 25, 1, 0, 0, 0] },
};

test('what is not on the stack lies in its own place', () => {
  expect(posesOf(VIEW)).toEqual({
    'black-small': SHELF['black-small'],
    'brown-large': { at: [1, 2, 25], turn: [1, 0, 0, 0] },
  });
});

test('films count the blocks as the server does', () => {
  expect(BODIES).toEqual(
    ['black', 'brown', 'yellow'].flatMap((colour) =>
      ['small', 'medium', 'large'].map((size) => `${colour}-${size}`),
    ),
  );
});

test('a hand is told in whole numbers', () => {
  const pose = { at: [12.34, -5, 80], turn: [0.5, 0.5, 0.5, 0.5] } as const;
  expect(toCarried(pose)).toEqual([123, -50, 800, 5000, 5000, 5000, 5000]);
  expect(fromCarried(toCarried(pose)).at).toEqual([12.3, -5, 80]);
});

test('everything glides, and what is new is there at once', () => {
  const [from, to] = [
    { a: { at: [0, 0, 0], turn: [1, 0, 0, 0] } },
    { a: { at: [10, 0, 0], turn: [1, 0, 0, 0] }, b: SHELF['black-small']! },
  ] as const;
  const half = between(from, to, 0.5);
  expect(half.a?.at).toEqual([5, 0, 0]);
  expect(half.b).toBe(to.b);
});
