import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../games/block-out/shapes';
import { around, rotated, turnedBy } from '../turn';
import type { Pose, Quat, Shape, Vec3 } from '../types';
import { unit } from '../vector';
import { climb, landing, plumb, solidOf, spanAt } from './contact';
import { faceDown, faceNormal, lying } from './face';
import { footprint } from './footprint';
import { overlap } from './overlap';

const FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
];
const STRAIGHT: Quat = [1, 0, 0, 0];
const LEVEL = Math.PI / 4;

function box(x: number, y: number, z: number): Shape {
  const vertices = Array.from({ length: 8 }, (_, i): Vec3 => [
    i & 1 ? x / 2 : -x / 2,
    i & 2 ? y / 2 : -y / 2,
    i & 4 ? z / 2 : -z / 2,
  ]);
  return { id: 'box', vertices, faces: FACES };
}
const CUBE = box(40, 40, 40);

function put(shape: Shape, at: Vec3, turn: Quat = STRAIGHT): ReturnType<typeof solidOf> {
  return solidOf(shape, { at, turn });
}

/** A random number that is the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

describe('how far it is down', () => {
  it('is the height above the table', () => {
    expect(landing(put(CUBE, [0, 0, 50]), new Map())).toEqual({ gap: 30, below: null });
  });

  it('is the distance from face to face', () => {
    const others = new Map([
      ['low', put(CUBE, [0, 0, 20])],
      ['far', put(CUBE, [200, 0, 90])],
    ]);
    expect(landing(put(CUBE, [5, -7, 72]), others)).toEqual({ gap: 12, below: 'low' });
  });

  it('knows bodies that stand exactly above each other', () => {
    expect(climb(put(CUBE, [0, 0, 65]), put(CUBE, [0, 0, 20]))).toBeCloseTo(-5, 9);
  });

  it('knows a cross, where no corner is above the other body', () => {
    const bar = box(100, 10, 10);
    const across = around([0, 0, 1], Math.PI / 2);
    expect(climb(put(bar, [0, 0, 40]), put(bar, [0, 0, 20], across))).toBeCloseTo(-10, 9);
  });

  it('is the least at a corner that hangs down', () => {
    // A cube on its corner: the lowest point is half the long diagonal below its middle.
    const onCorner = turnedBy(around([0, 0, 1], LEVEL), around([0, 1, 0], Math.atan(Math.SQRT2)));
    const cube = put(CUBE, [3, 2, 100], onCorner);
    const low = Math.min(...cube.vertices.map((corner) => corner[2]));
    expect(-climb(cube, put(box(80, 80, 20), [0, 0, 10]))).toBeCloseTo(low - 20, 9);
  });

  it('knows a corner that stands up', () => {
    const onEdge = around([1, 0, 0], LEVEL);
    const ridge = put(CUBE, [0, 0, 20 * Math.SQRT2], onEdge);
    expect(-climb(put(CUBE, [10, 0, 100]), ridge)).toBeCloseTo(80 - 40 * Math.SQRT2, 9);
  });

  it('is between edges when two ridges cross', () => {
    const long = box(100, 20, 20);
    const ridge = around([1, 0, 0], LEVEL);
    const half = 10 * Math.SQRT2;
    const across = turnedBy(ridge, around([0, 0, 1], Math.PI / 2));
    expect(-climb(put(long, [0, 0, 90], across), put(long, [0, 0, half], ridge))).toBeCloseTo(
      90 - 3 * half,
      9,
    );
  });

  it('is nothing beside the other', () => {
    expect(climb(put(CUBE, [41, 0, 20]), put(CUBE, [0, 0, 20]))).toBe(-Infinity);
    const turned = around([0, 0, 1], LEVEL);
    expect(climb(put(CUBE, [44, 44, 20], turned), put(CUBE, [0, 0, 20]))).toBe(-Infinity);
  });

  it('is where two bodies start to be in each other, however they are turned', () => {
    const random = dice(7);
    const shapes = Object.values(SHAPES);
    const any = (): Quat => {
      const axis = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
      return around(axis, random() * 6);
    };
    let met = 0;
    for (let i = 0; i < 300; i++) {
      const lower = put(shapes[i % 9]!, [0, 0, 30], any());
      const pose: Pose = { at: [random() * 60 - 30, random() * 60 - 30, 150], turn: any() };
      const shape = shapes[(i * 5) % 9]!;
      const gap = -climb(solidOf(shape, pose), lower);
      if (gap === Infinity) continue;
      met += 1;
      const at = (z: number): ReturnType<typeof solidOf> =>
        put(shape, [pose.at[0], pose.at[1], 150 - gap + z], pose.turn);
      expect(overlap(at(0.01), lower)).toBeLessThan(0);
      expect(overlap(at(-0.01), lower)).toBeGreaterThan(0);
    }
    expect(met).toBeGreaterThan(200);
  });
});

it('knows what a plumb line meets', () => {
  const others = new Map([['low', put(CUBE, [0, 0, 20])]]);
  expect(plumb([5, 5, 90], others)[1]).toEqual([5, 5, 40]);
  expect(plumb([25, 5, 90], others)[1]).toEqual([25, 5, 0]);
  expect(spanAt(put(CUBE, [0, 0, 30]), 0, 0)).toEqual({ bottom: 10, top: 50 });
});

it('tells how deep two bodies are in each other', () => {
  expect(overlap(put(CUBE, [35, 0, 20]), put(CUBE, [0, 0, 20]))).toBeCloseTo(5, 9);
  expect(overlap(put(CUBE, [0, 47, 20]), put(CUBE, [0, 0, 20]))).toBeCloseTo(-7, 9);
});

describe('the footprint', () => {
  const area = (outline: readonly Vec3[]): number =>
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      return sum + (x * nextY - y * nextX) / 2;
    }, 0);

  it('is the underside, on the table', () => {
    const outline = footprint(put(CUBE, [0, 0, 80]), null);
    expect([outline.length, area(outline)]).toEqual([4, 1600]);
  });

  it('is cut where it hangs over', () => {
    const outline = footprint(put(CUBE, [30, 10, 80]), put(CUBE, [0, 0, 20]));
    expect(area(outline)).toBeCloseTo(10 * 30, 6);
    expect(outline.every(([, , z]) => Math.abs(z - 40) < 1e-6)).toBe(true);
  });

  it('lies on a slope', () => {
    const slope = put(CUBE, [0, 0, 30], around([0, 1, 0], 0.1));
    for (const [x, y, z] of footprint(put(box(20, 20, 20), [0, 0, 90]), slope))
      expect(z).toBeCloseTo(spanAt(slope, x, y)!.top, 6);
  });
});

describe('which face lies down', () => {
  it('is exact for every face of every block', () => {
    for (const shape of Object.values(SHAPES)) {
      shape.faces.forEach((_, face) => {
        const [x, y, z] = rotated(faceNormal(shape, face), faceDown(shape, face));
        expect(Math.hypot(x, y)).toBeLessThan(1e-9);
        expect(z).toBeCloseTo(-1, 9);
      });
    }
  });

  it('is read back from how a block lies', () => {
    const shape = SHAPES['brown-large']!;
    shape.faces.forEach((_, face) => {
      const read = lying(shape, turnedBy(faceDown(shape, face), around([0, 0, 1], 1)));
      expect(read.face).toBe(face);
      expect(read.yaw).toBeCloseTo(180 / Math.PI, 6);
    });
  });
});
