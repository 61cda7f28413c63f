import { expect, test } from 'vitest';
import { isSame } from './change';
import type { Shown } from './stage';
import type { Touch } from './types';

const POSE = { at: [1, 2, 3], turn: [1, 0, 0, 0] } as const;
const TOUCH: Touch = {
  gap: 4,
  press: 0,
  footprint: [],
  plumb: [
    [0, 0, 9],
    [0, 0, 5],
  ],
  below: 'b',
};
const SHOWN: Shown = {
  poses: { a: POSE, b: POSE },
  held: { id: 'a', pose: POSE, touch: TOUCH },
  highlight: ['b'],
};

test('new values that say the same are the same', () => {
  expect(isSame(SHOWN, structuredClone<Shown>(SHOWN))).toBe(true);
});

test.each<[string, Shown]>([
  ['a body moved', { ...SHOWN, poses: { a: POSE, b: { ...POSE, at: [1, 2, 3.1] } } }],
  ['a body turned', { ...SHOWN, poses: { a: POSE, b: { ...POSE, turn: [0.999, 0.01, 0, 0] } } }],
  ['a body left', { ...SHOWN, poses: { a: POSE } }],
  ['another body came', { ...SHOWN, poses: { a: POSE, b: POSE, c: POSE } }],
  ['nothing is held', { ...SHOWN, held: null }],
  ['the hand presses', { ...SHOWN, held: { id: 'a', pose: POSE, touch: { ...TOUCH, press: 1 } } }],
  ['other bodies can be taken', { ...SHOWN, highlight: ['a'] }],
  ['there is a twin', { ...SHOWN, ghost: { id: 'b', pose: POSE } }],
])('%s: not the same', (_, other) => expect(isSame(SHOWN, other)).toBe(false));
