import { describe, expect, it } from 'vitest';
import { around, turnedBy } from '../../../bodies/turn';
import type { Pose, Vec3 } from '../../../bodies/types';
import { dot } from '../../../bodies/vector';
import { approachOf, directionInto, into, isUpright, out, pointInto, pointOut } from './approach';

const AT: Vec3 = [30, -60, 90];
const WAYS: Vec3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

function close(one: readonly number[], other: readonly number[]): void {
  one.forEach((part, i) => expect(part).toBeCloseTo(other[i]!, 9));
}

describe.each(WAYS)('a body brought in along %s %s %s', (...way) => {
  const approach = approachOf(way, AT);

  it('goes down', () => close(directionInto(approach, way), [0, 0, -1]));

  it('comes back to where it is in the world', () => {
    const pose: Pose = {
      at: [12, -70, 101],
      turn: turnedBy(around([1, 2, 3], 0.7), around([0, 0, 1], 2)),
    };
    const back = out(approach, into(approach, pose));
    close(back.at, pose.at);
    close(back.turn, pose.turn);
    close(pointOut(approach, pointInto(approach, pose.at)), pose.at);
  });

  it('stays as far from everything as it was', () => {
    const [one, other] = [pointInto(approach, [1, 2, 3]), pointInto(approach, [-4, 0, 9])];
    expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeCloseTo(
      Math.hypot(5, 2, 6),
      9,
    );
  });

  it('is high above the table of that world', () =>
    expect(pointInto(approach, AT)[2]).toBeGreaterThan(80));
});

it('is the world itself for what comes from above', () => {
  const pose: Pose = { at: [1, 2, 3], turn: around([1, 1, 0], 0.4) };
  const approach = approachOf([0, 0, -1], AT);
  close(into(approach, pose).at, pose.at);
  close(into(approach, pose).turn, pose.turn);
});

it('has up as away, and right as right, for who looks along the way', () => {
  for (const way of WAYS.filter(([, , z]) => z === 0)) {
    const approach = approachOf(way, AT);
    expect(isUpright(approach)).toBe(true);
    close(directionInto(approach, [0, 0, 1]), [0, 1, 0]);
    // Looking along y, right is x.
    const right: Vec3 = [way[1], -way[0], 0];
    expect(dot(right, way)).toBeCloseTo(0);
    close(directionInto(approach, right), [1, 0, 0]);
  }
});
