import { expect, test } from 'vitest';
import { cornersAt, rotated } from '../../bodies/turn';
import { cardPose, feet, inPlane, latticePoses, NORMALS, SHAPES, type Axis } from './places';
import { CARD_MM, THICK_MM } from './sizes';

test.each(['x', 'y', 'z'] as const)(
  'a card across %s lies in its two axes, first axis first',
  (normal: Axis) => {
    const { at, turn } = cardPose({ at: [1, -2, 3], normal });
    expect(at).toEqual([30, -60, 90]);
    const [u, v] = inPlane(normal);
    rotated([1, 0, 0], turn).forEach((part, i) => expect(part).toBeCloseTo(u[i]!));
    rotated([0, 1, 0], turn).forEach((part, i) => expect(part).toBeCloseTo(v[i]!));
    expect(
      Math.abs(
        rotated([0, 0, 1], turn).reduce((sum, part, i) => sum + part * NORMALS[normal][i]!, 0),
      ),
    ).toBeCloseTo(1);
  },
);

test('a base stands on the ground and is as high as it is wide', () => {
  const heights = cornersAt(SHAPES['card-0']!, cardPose({ at: [0, 0, 1], normal: 'y' })).map(
    ([, , z]) => z,
  );
  expect(Math.min(...heights)).toBeCloseTo(0);
  expect(Math.max(...heights)).toBeCloseTo(CARD_MM);
});

test('feet are on the ground, or on the upper side of a card', () => {
  expect(feet([0, 0, 0])).toEqual([15, 15, 0]);
  expect(feet([-2, 1, 4], 1)).toEqual([-53.5, 36.5, 120 + THICK_MM / 2]);
});

test('workers in one cell do not stand in each other', () => {
  const workers = [0, 5, 10, 15, 1, 6, 11, 16, 2].map((worker) => ({
    worker,
    cell: [0, 0, 2],
    is_lying: false,
  }));
  const poses = latticePoses([{ at: [0, 0, 2], normal: 'z' }], workers);
  expect(Object.keys(poses)).toHaveLength(10);
  const places = workers.map(({ worker }) => poses[`worker-${worker}`]!.at);
  places.forEach((a, i) =>
    places
      .slice(i + 1)
      .forEach((b) =>
        expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))).toBeGreaterThan(7.2),
      ),
  );
});

test('a worker that was knocked over lies on its floor', () => {
  const poses = latticePoses([], [{ worker: 3, cell: [0, 0, 2], is_lying: true }]);
  const { at, turn } = poses['worker-3']!;
  expect(at).toEqual([15, 15, 60 + 0.8 + 3.6]);
  expect(Math.abs(turn[2])).toBeCloseTo(Math.SQRT1_2);
});
