import { expect, test } from 'vitest';
import { SHAPES, SHELF } from '../games/block-out/shapes';
import { firstHit, hitAt } from './ray';
import { around } from './turn';
import type { Shape } from './types';

const BLOCK: Shape = {
  id: 'cube',
  vertices: [-14, 14].flatMap((z) =>
    [-15, 15].flatMap((y) => [-15, 15].map((x) => [x, y, z] as const)),
  ),
  faces: [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
  ],
};

test('a block is hit from above where its top is', () => {
  const pose = { at: [10, 20, 100], turn: around([0, 0, 1], 0.4) } as const;
  expect(hitAt([10, 20, 500], [0, 0, -1], BLOCK, pose)).toBeCloseTo(400 - 14, 9);
});

test('a line beside it does not hit', () => {
  expect(hitAt([40, 0, 500], [0, 0, -1], BLOCK, { at: [0, 0, 0], turn: [1, 0, 0, 0] })).toBe(
    Infinity,
  );
});

test('of two blocks in a row, the nearer one is hit', () => {
  const poses = {
    'black-small': { ...SHELF['black-small']!, at: [0, 60, 14] as const },
    'brown-small': { ...SHELF['brown-small']!, at: [0, 0, 14] as const },
  };
  expect(firstHit([0, -300, 14], [0, 1, 0], SHAPES, poses)).toBe('brown-small');
  expect(firstHit([0, 300, 14], [0, -1, 0], SHAPES, poses)).toBe('black-small');
  expect(firstHit([0, 300, 14], [0, 1, 0], SHAPES, poses)).toBeNull();
});
