import { expect, test } from 'vitest';
import { fanOf } from './hand-fan';

test('few cards are large and in one row', () => {
  expect(fanOf([2, 2, 1], true, 800)).toEqual({ size: 80, step: 90, isTight: false });
});

test('more of them are smaller before they need a second row', () => {
  expect(fanOf([3, 2, 2], false, 560)).toEqual({ size: 64, step: 74, isTight: false });
  expect(fanOf([4, 3, 1, 4], true, 610)).toEqual({ size: 60, step: 70, isTight: true });
});

test('a full hand overlaps rather than needing a third row', () => {
  const fan = fanOf([9, 4, 2, 1, 4], true, 610);
  expect(fan.isTight).toBe(true);
  expect(fan.step).toBeLessThan(fan.size);
  expect(fan.step).toBeGreaterThan(26);
});
