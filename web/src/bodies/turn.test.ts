import { describe, expect, test } from 'vitest';
import { around, fromTo, partTurn, placed, rotated, turnedBy, undone, yawOf } from './turn';
import type { Vec3 } from './types';

function near(a: readonly number[], b: readonly number[]): void {
  a.forEach((part, i) => expect(part).toBeCloseTo(b[i] ?? NaN, 9));
}

describe('turning', () => {
  test('a quarter around the plumb line takes x to y', () =>
    near(rotated([1, 0, 0], around([0, 0, 1], Math.PI / 2)), [0, 1, 0]));

  test('one turn after another', () => {
    const both = turnedBy(around([1, 0, 0], Math.PI / 2), around([0, 0, 1], Math.PI / 2));
    near(rotated([0, 1, 0], both), [0, 0, 1]);
    near(rotated([1, 0, 0], both), [0, 1, 0]);
  });

  test('the way back leads back', () => {
    const turn = around([1, 2, 3], 1.1);
    near(rotated(rotated([4, 5, 6], turn), undone(turn)), [4, 5, 6]);
  });

  test.each<[Vec3, Vec3]>([
    [
      [1, 0, 0],
      [0, 0, -2],
    ],
    [
      [0, 0, 1],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [0, 0, -1],
    ],
    [
      [1, 0, 0],
      [-1, 0, 0],
    ],
  ])('from %j to %j', (from, to) =>
    near(
      rotated(from, fromTo(from, to)),
      to.map((part) => (part / Math.hypot(...to)) * Math.hypot(...from)),
    ),
  );

  test('half of a turn is half as far', () =>
    expect(yawOf(partTurn(around([0, 0, 1], 0.2), around([0, 0, 1], 1), 0.5))).toBeCloseTo(0.6, 9));

  test('yaw is from minus to plus half a turn', () => {
    for (const angle of [-3.1, -1, 0, 2, 3.1])
      expect(yawOf(around([0, 0, 1], angle))).toBeCloseTo(angle, 9);
    expect(yawOf(around([0, 0, 1], 4))).toBeCloseTo(4 - 2 * Math.PI, 9);
  });

  test('a corner of a body that was turned and moved', () =>
    near(placed([10, 0, 0], { at: [1, 2, 3], turn: around([0, 0, 1], Math.PI / 2) }), [1, 12, 3]));
});
