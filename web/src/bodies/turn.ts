// Turning: quaternions [w, x, y, z], and poses made of them.

import type { Pose, Quat, Shape, Vec3 } from './types';
import { between, cross, plus, scaled, unit } from './vector';

const NO_TURN: Quat = [1, 0, 0, 0];

/** Turned by `first`, then by `then`, both seen from the table. */
export function turnedBy(first: Quat, then: Quat): Quat {
  const [w, x, y, z] = then;
  const [a, b, c, d] = first;
  return [
    w * a - x * b - y * c - z * d,
    w * b + x * a + y * d - z * c,
    w * c - x * d + y * a + z * b,
    w * d + x * c - y * b + z * a,
  ];
}

/** The way back. */
export function undone([w, x, y, z]: Quat): Quat {
  return [w, -x, -y, -z];
}

/** A turn around an axis, counter-clockwise seen from its tip. */
export function around(axis: Vec3, radians: number): Quat {
  const [x, y, z] = scaled(unit(axis), Math.sin(radians / 2));
  return [Math.cos(radians / 2), x, y, z];
}

/** The shortest turn that brings one direction to another. */
export function fromTo(from: Vec3, to: Vec3): Quat {
  const [a, b] = [unit(from), unit(to)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  if (cosine < -0.999999)
    return around(Math.abs(a[0]) < 0.9 ? cross(a, [1, 0, 0]) : cross(a, [0, 1, 0]), Math.PI);
  const [x, y, z] = cross(a, b);
  return wellTurned([1 + cosine, x, y, z]);
}

/** The same turn with length 1. */
export function wellTurned([w, x, y, z]: Quat): Quat {
  const size = Math.sqrt(w * w + x * x + y * y + z * z);
  return size > 0 ? [w / size, x / size, y / size, z / size] : NO_TURN;
}

export function rotated(v: Vec3, [w, x, y, z]: Quat): Vec3 {
  const axis: Vec3 = [x, y, z];
  const t = scaled(cross(axis, v), 2);
  return plus(plus(v, scaled(t, w)), cross(axis, t));
}

/** Part of the way from one turn to another, the short way round (nlerp, as the film wants it). */
export function partTurn(from: Quat, to: Quat, part: number): Quat {
  const sign = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const at = (i: 0 | 1 | 2 | 3): number => from[i] + (sign * to[i] - from[i]) * part;
  return wellTurned([at(0), at(1), at(2), at(3)]);
}

/** How far it is turned around the plumb line, in radians from -pi to pi. */
export function yawOf([w, , , z]: Quat): number {
  const yaw = 2 * Math.atan2(z, w);
  return yaw > Math.PI ? yaw - 2 * Math.PI : yaw <= -Math.PI ? yaw + 2 * Math.PI : yaw;
}

/** Where a point of a body is on the table. */
export function placed(point: Vec3, pose: Pose): Vec3 {
  return plus(rotated(point, pose.turn), pose.at);
}

/** All corners of a body where it stands. */
export function cornersAt(shape: Shape, pose: Pose): Vec3[] {
  return shape.vertices.map((corner) => placed(corner, pose));
}

/** Part of the way from one pose to another. */
export function partWay(from: Pose, to: Pose, part: number): Pose {
  return { at: between(from.at, to.at, part), turn: partTurn(from.turn, to.turn, part) };
}
