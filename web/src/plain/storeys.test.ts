import { expect, test } from 'vitest';
import { storeysOf } from './storeys';

test('a storey for each point', () => {
  expect(storeysOf([0, 3, 12])).toEqual([0, 3, 12]);
});

test('with many points, a storey stands for several', () => {
  expect(storeysOf([10, 40, 96])).toEqual([2, 10, 24]);
});

test('nobody builds downward', () => {
  expect(storeysOf([-5, 0])).toEqual([0, 0]);
});
