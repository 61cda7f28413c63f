// Turns as vectors: the direction is the axis, the length the angle in radians.

import type { Quat, Vec3 } from '../types';
import { length, scaled } from '../vector';

export function turnOf(spin: Vec3): Quat {
  const angle = length(spin);
  const [x, y, z] = scaled(spin, angle < 1e-9 ? 0.5 : Math.sin(angle / 2) / angle);
  return [Math.cos(angle / 2), x, y, z];
}

/** The short way round. */
export function spinOf([w, x, y, z]: Quat): Vec3 {
  const sign = w < 0 ? -1 : 1;
  const axis: Vec3 = [x * sign, y * sign, z * sign];
  const sine = length(axis);
  return scaled(axis, sine < 1e-9 ? 2 : (2 * Math.atan2(sine, w * sign)) / sine);
}

/** The same direction, no longer than `most`. */
export function capped(v: Vec3, most: number): Vec3 {
  const size = length(v);
  return size > most ? scaled(v, most / size) : v;
}

export function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

export function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
