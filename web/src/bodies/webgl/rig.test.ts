import { describe, expect, test } from 'vitest';
import type { Vec3 } from '../types';
import { cross, dot, minus, plus, scaled, unit } from '../vector';
import { FOV_DEGREES, Rig } from './rig';

const DESKTOP = [1440, 690, { top: 60, right: 0, bottom: 20, left: 0 }] as const;
const PHONE = [390, 600, { top: 110, right: 80, bottom: 20, left: 0 }] as const;

/** Where a point is in the picture, in pixels. */
function spot(
  rig: Rig,
  [width, height]: readonly [number, number, unknown],
  point: Vec3,
): [number, number] {
  const forward = unit(minus(rig.target, rig.eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const from = minus(point, rig.eye);
  const px = height / 2 / Math.tan((FOV_DEGREES * Math.PI) / 360) / dot(from, forward);
  return [
    width / 2 + dot(from, right) * px - rig.shift[0],
    height / 2 - dot(from, up) * px - rig.shift[1],
  ];
}

describe.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
] as const)('the camera on %s', (_, frame) => {
  const [width, height, room] = frame;

  test.each([0, 120, 240, 360, 450])(
    'a stack of %i mm is in the free room, and fills most of it',
    (mm) => {
      const rig = new Rig();
      rig.frame(width, height, room);
      rig.watch(mm, [0, 0, mm], null);
      const [[x, top], [, foot]] = [spot(rig, frame, [0, 0, mm]), spot(rig, frame, [0, 0, 0])];
      expect(top).toBeGreaterThanOrEqual(room.top - 0.5);
      expect(foot).toBeLessThan(height - room.bottom);
      expect(x).toBeCloseTo((width - room.right + room.left) / 2, 0);
      if (mm >= 240) expect(foot - top).toBeGreaterThan((height - room.top - room.bottom) * 0.7);
    },
  );

  test('a block that is carried from the side makes the camera step back, within limits', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    rig.watch(200, [0, 0, 200], null);
    const before = rig.distance;
    rig.watch(200, [0, 0, 200], [-237, -63, 120]);
    rig.ease(16, true);
    expect(rig.distance).toBeGreaterThanOrEqual(before);
    expect(rig.distance).toBeLessThanOrEqual(before * 1.36);
  });

  test('it follows smoothly and comes to rest', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    rig.watch(150, [0, 0, 150], null);
    rig.ease(16, false);
    const before = rig.distance;
    rig.watch(450, [0, 0, 450], null);
    expect(rig.ease(16, false)).toBe(false);
    const after = rig.distance;
    expect(after).toBeGreaterThan(before);
    let frames = 0;
    while (!rig.ease(16, false) && frames < 300) frames += 1;
    expect(frames).toBeGreaterThan(10);
    expect(frames).toBeLessThan(200);
  });

  test('what is right and away in the picture is right and away for the hand', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    rig.watch(200, [0, 0, 200], null);
    for (const drag of [0, 90, 200, 390]) {
      rig.orbit(drag, 10);
      const { right, away, mmPerPx } = rig.axes([0, 0, 200]);
      const [x, y] = spot(rig, frame, [0, 0, 200]);
      const [rightX, rightY] = spot(rig, frame, [right[0] * 10, right[1] * 10, 200]);
      expect(rightX - x).toBeCloseTo(10 / mmPerPx, 0);
      expect(Math.abs(rightY - y)).toBeLessThan(0.5);
      expect(spot(rig, frame, [away[0] * 10, away[1] * 10, 200])[1]).toBeLessThan(y);
    }
  });

  test('a wide building is in the free room all around, and the camera turns around its middle', () => {
    const rig = new Rig({ azimuth: -0.6, elevation: 0.34, asideMm: 110 });
    rig.frame(width, height, room);
    rig.reach([60, 30], 170);
    rig.watch(300, [60, 30, 300], null);
    for (const drag of [0, 100, 230, 400]) {
      rig.orbit(drag, 0);
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.3) {
        for (const z of [0, 200]) {
          const [x, y] = spot(rig, frame, [
            60 + 140 * Math.cos(angle),
            30 + 140 * Math.sin(angle),
            z,
          ]);
          expect(x).toBeGreaterThan(room.left - 1);
          expect(x).toBeLessThan(width - room.right + 1);
          expect(y).toBeGreaterThan(room.top - 1);
          expect(y).toBeLessThan(height - room.bottom + 1);
        }
      }
    }
  });

  test('it swings the short way round, and stops when it is dragged', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    rig.swingTo(2 * Math.PI + 0.3);
    expect(rig.facing).toBeCloseTo(0.3);
    let frames = 0;
    while (!rig.ease(16, false) && frames < 300) frames += 1;
    expect(frames).toBeGreaterThan(10);
    expect(rig.axes([0, 0, 0]).right[1]).toBeCloseTo(Math.sin(0.3), 2);
    rig.home();
    rig.orbit(0, 0);
    expect(rig.ease(16, false)).toBe(true);
    expect(rig.facing).toBeCloseTo(0.3);
  });

  test('a hand that comes in from a side moves along the wall: right is right, away is up', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    for (const approach of [
      [0, 1, 0],
      [0, -1, 0],
      [1, 0, 0],
    ] as const) {
      const { right, away } = rig.axes([0, 0, 100], approach);
      expect(away).toEqual([0, 0, 1]);
      expect(dot(right, approach)).toBeCloseTo(0);
      expect(spot(rig, frame, plus([0, 0, 100], scaled(right, 20)))[0]).toBeGreaterThan(
        spot(rig, frame, [0, 0, 100])[0],
      );
    }
    expect(rig.axes([0, 0, 100], [0, 0, 1])).toEqual(rig.axes([0, 0, 100]));
  });

  test('however it is dragged, it never goes below the table or over the top', () => {
    const rig = new Rig();
    rig.frame(width, height, room);
    rig.orbit(0, -5000);
    expect(rig.eye[2]).toBeGreaterThan(rig.target[2]);
    rig.orbit(0, 9000);
    const [x, y, z] = minus(rig.eye, rig.target);
    expect(Math.hypot(x, y)).toBeGreaterThan(z * 0.1);
  });
});
