// Arithmetic with places and directions.

import type { Vec3 } from './types';

export const UP: Vec3 = [0, 0, 1];
const ORIGIN: Vec3 = [0, 0, 0];

export function plus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scaled(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vec3): number {
  return Math.sqrt(dot(a, a));
}

/** The same direction with length 1; nothing has no direction and stays. */
export function unit(a: Vec3): Vec3 {
  return scaled(a, 1 / (length(a) || 1));
}

/** From `a` at 0 to `b` at 1. */
export function between(a: Vec3, b: Vec3, part: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

export function middle(points: readonly Vec3[]): Vec3 {
  return scaled(points.reduce(plus, ORIGIN), 1 / (points.length || 1));
}

/** The direction that a face looks to, from its corners counter-clockwise. */
export function normal(corners: readonly Vec3[]): Vec3 {
  let sum: Vec3 = ORIGIN;
  corners.forEach((corner, i) => {
    sum = plus(sum, cross(corner, corners[(i + 1) % corners.length] ?? corner));
  });
  return unit(sum);
}
