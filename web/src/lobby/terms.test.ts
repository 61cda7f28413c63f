import { expect, test } from 'vitest';
import { AWAY_S, awaysWith, clockKey, CLOCKS, clocksWith } from './terms';

test('a clock from the server is known again, with or without an increment', () => {
  expect(clockKey({ kind: 'move', seconds: 60, increment: 0 })).toBe(
    clockKey({ kind: 'move', seconds: 60 }),
  );
  expect(clocksWith({ kind: 'move', seconds: 60, increment: 0 })).toEqual(CLOCKS);
});

test('what a program has chosen is offered too', () => {
  expect(clocksWith({ kind: 'move', seconds: 45 })).toHaveLength(CLOCKS.length + 1);
  expect(awaysWith(45)).toEqual([...AWAY_S, 45]);
  expect(awaysWith(null)).toEqual(AWAY_S);
});
