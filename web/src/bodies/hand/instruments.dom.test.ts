import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BLOCK_NAMES } from '../../games/block-out/hand/names';
import { learnWords } from '../../games/list';
import { SHAPES, SHELF } from '../../games/block-out/shapes';
import { words } from '../../words/words.svelte';
import { Hand } from './hand.svelte';
import Pressure from './Pressure.svelte';
import Said from './Said.svelte';
import Steady from './Steady.svelte';
import Turns from './Turns.svelte';

beforeAll(async () => {
  await words.speak('en');
  await learnWords('block-out');
});
afterEach(() => void vi.useRealTimers());

function grasp(): Hand {
  return new Hand({
    shape: SHAPES['brown-small']!,
    from: SHELF['brown-small']!,
    others: SHELF,
    shapes: SHAPES,
    names: BLOCK_NAMES,
  });
}

function wait(hand: Hand, ms: number): void {
  for (let t = 0; t < ms; t += 16) hand.tick(16);
  flushSync();
}

it('name the pressure and the steadiness', () => {
  const hand = grasp();
  const parts = [
    mount(Pressure, { target: document.body, props: { hand } }),
    mount(Steady, { target: document.body, props: { hand, isSmall: true } }),
  ];
  expect(document.body.textContent).toMatch(/none yet/);
  wait(hand, 1500);
  hand.startLowering();
  wait(hand, 5000);
  expect(document.body.textContent).toMatch(/light/);
  hand.startLowering();
  wait(hand, 5000);
  expect(document.body.textContent).toMatch(/too hard/);
  expect(document.body.textContent).toMatch(/Steady/);
  for (const part of parts) void unmount(part);
});

it('turn the block with one finger', () => {
  const hand = grasp();
  const before = hand.yaw;
  const part = mount(Turns, { target: document.body, props: { hand } });
  document.querySelector<HTMLButtonElement>('[aria-label="Turn counter-clockwise"]')?.click();
  document.querySelector<HTMLButtonElement>('[aria-label="Lay it on the next side"]')?.click();
  expect(hand.yaw - before).toBeCloseTo(5, 9);
  expect(hand.face).toBe(1);
  void unmount(part);
});

it('say at most one thing a second', () => {
  vi.useFakeTimers();
  const hand = grasp();
  const part = mount(Said, { target: document.body, props: { hand } });
  flushSync();
  const line = document.querySelector('[aria-live]')!;
  const said = new Set<string | null>();
  for (let i = 0; i < 60; i++) {
    hand.turn(3);
    wait(hand, 50);
    vi.advanceTimersByTime(50);
    flushSync();
    said.add(line.textContent);
  }
  expect(said.size).toBeLessThanOrEqual(4);
  expect(line.textContent).toMatch(
    /mm above the table; in the middle\. On side 1 of 6, turned by -?\d+°\./,
  );
  void unmount(part);
});
