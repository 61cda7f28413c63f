import { beforeAll, expect, it } from 'vitest';
import { learnWords } from '../../games/list';
import { words } from '../../words/words.svelte';
import type { Hand } from './hand.svelte';
import { BLOCK_NAMES } from '../../games/block-out/hand/names';
import { sayHand, sayOffset } from './say';
import { heightAt, placeOf, TOUCH_AT } from './scale';

beforeAll(async () => {
  await words.speak('en');
  await learnWords('block-out');
});

function felt(more: Partial<Hand>): Hand {
  return {
    isTouching: false,
    zone: 'none',
    gap: 12.34,
    offset: [0, 0],
    touch: { below: 'block' },
    names: BLOCK_NAMES,
    ...more,
  } as Hand;
}

it('says how high it is, and how far from the middle', () => {
  expect(sayHand(felt({ offset: [3.2, -1] }))).toBe(
    '12 mm above the block below; 3 mm to the right and 1 mm nearer to you.',
  );
  expect(sayHand(felt({ gap: 1.26, touch: { below: null } as Hand['touch'] }))).toBe(
    '1.3 mm above the table; in the middle.',
  );
  expect(sayHand(felt({ isTouching: true, zone: 'hard' }))).toBe(
    'touching, pressed too hard; in the middle.',
  );
  expect(sayOffset(felt({ offset: [-7, 8] }))).toBe('7 mm to the left and 8 mm farther away');
});

it('has a rail whose knob is where the hand is', () => {
  for (const mm of [120, 60, 10, 1, 0, -1, -8]) expect(heightAt(placeOf(mm))).toBeCloseTo(mm, 9);
  expect(placeOf(0)).toBe(TOUCH_AT);
  expect([placeOf(500), placeOf(-20)]).toEqual([0, 1]);
});
