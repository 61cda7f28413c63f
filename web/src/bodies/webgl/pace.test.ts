import { expect, test } from 'vitest';
import { Pace } from './pace';

function run(pace: Pace, ms: number, frames: number): void {
  for (let i = 0; i < frames; i++) pace.frame(ms);
}

test('the picture is at most twice as fine as the page', () =>
  expect(new Pace(() => 3).ratio).toBe(2));

test('a fast device keeps its pixels', () => {
  const pace = new Pace(() => 2);
  run(pace, 16.7, 200);
  expect(pace.ratio).toBe(2);
  expect(pace.frameMs).toBeCloseTo(16.7, 5);
});

test('a slow one gets coarser, step by step, and not below the last step', () => {
  const pace = new Pace(() => 1);
  run(pace, 40, 14);
  expect(pace.ratio).toBe(0.8);
  run(pace, 40, 2000);
  expect(pace.ratio).toBe(0.5);
});

test('a very slow one does not wait for long', () => {
  const pace = new Pace(() => 1);
  run(pace, 900, 4);
  expect(pace.ratio).toBe(0.65);
});

test('a page in the background is no slow one', () => {
  const pace = new Pace(() => 2);
  run(pace, 60_000, 100);
  expect(pace.ratio).toBe(2);
});

test('at rest it is as fine as the screen, however slow', () => {
  const pace = new Pace(() => 3);
  run(pace, 200, 100);
  expect([pace.ratio, pace.finest]).toEqual([0.5, 2]);
});

test('without a graphics card it is coarse at once, and smooth at rest', () => {
  const pace = new Pace(() => 1);
  pace.beSimple();
  expect([pace.ratio, pace.finest]).toEqual([0.5, 1.5]);
});
