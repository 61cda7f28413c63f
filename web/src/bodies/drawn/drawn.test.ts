import { describe, expect, test } from 'vitest';
import { LOOKS } from '../../games/block-out/drawing/looks';
import { SHAPES, SHELF } from '../../games/block-out/shapes';
import { around, cornersAt } from '../turn';
import type { Shape } from '../types';
import { hull, isInside } from './hull';
import { Pane } from './pane';
import { seen, SIDES } from './side';

const BLOCK = SHAPES['yellow-large'] as Shape;

describe('an outline', () => {
  test('goes around all points and leaves inner ones out', () => {
    expect(
      hull([
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [2, 2],
        [2, 0],
      ]),
    ).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
  });
  test('has an inside', () => {
    const square = hull([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
    expect(isInside([1, 3], square)).toBe(true);
    expect(isInside([5, 3], square)).toBe(false);
  });
});

describe('a block seen from a side', () => {
  test.each(Object.entries(SIDES))('from %s all corners are within its outline', (_, side) => {
    const pose = { at: [3, -4, 50] as const, turn: around([1, 2, 3], 0.7) };
    const { outline, faces } = seen(BLOCK, pose, side);
    const grown = outline.map(([x, y]): [number, number] => {
      const [mx, my] = [
        outline.reduce((sum, p) => sum + p[0], 0) / outline.length,
        outline.reduce((sum, p) => sum + p[1], 0) / outline.length,
      ];
      return [mx + (x - mx) * 1.0001, my + (y - my) * 1.0001];
    });
    for (const corner of cornersAt(BLOCK, pose)) {
      const at = [corner, side.right, side.up]
        .slice(1)
        .map((axis) => axis[0] * corner[0] + axis[1] * corner[1] + axis[2] * corner[2]) as [
        number,
        number,
      ];
      expect(isInside(at, grown)).toBe(true);
    }
    expect(faces.length).toBeGreaterThanOrEqual(1);
    expect(faces.length).toBeLessThanOrEqual(3);
  });
});

describe('a pane', () => {
  const pane = new Pane('front', { shapes: SHAPES, looks: LOOKS });
  pane.box = { x: 100, y: 50, width: 400, height: 300 };
  pane.framing = { mmPerPx: 0.5, centre: [0, 0] };

  test('the spot is in the middle of its lower edge', () =>
    expect(pane.spot([0, 99, 0])).toEqual([300, 350]));
  test('right is right and up is up', () => expect(pane.spot([10, 0, 20])).toEqual([320, 310]));
  test('finds the block under a pointer, the nearer one first', () => {
    const poses = {
      'black-small': { ...SHELF['black-small']!, at: [0, 60, 14] as const },
      'brown-small': { ...SHELF['brown-small']!, at: [0, 0, 14] as const },
    };
    expect(pane.bodyAt([300, 330], { poses })).toBe('brown-small');
    expect(pane.bodyAt([300, 100], { poses })).toBeNull();
  });
  test('close up, only what is near is there, and what is held', () => {
    const close = new Pane('front', { shapes: SHAPES, looks: LOOKS });
    Object.assign(close, {
      box: pane.box,
      framing: pane.framing,
      near: { at: [0, 0, 14], mm: 50, hasGround: false },
    });
    const poses = { 'brown-small': { ...SHELF['brown-small']!, at: [0, 200, 14] as const } };
    expect(close.bodyAt([300, 330], { poses })).toBeNull();
    expect(
      close.bodyAt([300, 330], {
        poses: {},
        held: { id: 'brown-small', pose: poses['brown-small'], touch: null },
      }),
    ).toBe('brown-small');
  });
});
