import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../games/block-out/shapes';
import type { Shape, Vec3 } from '../types';
import { cross, dot, minus, normal } from '../vector';
import { roundedBody, type Triangles } from './rounded';

const RADIUS = 1.5;
const triple = (list: readonly number[], i: number): Vec3 => [
  list[3 * i] ?? NaN,
  list[3 * i + 1] ?? NaN,
  list[3 * i + 2] ?? NaN,
];

function triangles({ positions, indices }: Triangles): [Vec3, Vec3, Vec3][] {
  const at = (i: number): Vec3 => triple(positions, indices[i] ?? NaN);
  return Array.from({ length: indices.length / 3 }, (_, i) => [
    at(3 * i),
    at(3 * i + 1),
    at(3 * i + 2),
  ]);
}

/** How far a point sticks out of the body of the table of corners. */
function outside(point: Vec3, shape: Shape): number {
  return Math.max(
    ...shape.faces.map((face) => {
      const corners = face.map((i) => shape.vertices[i] as Vec3);
      return dot(minus(point, corners[0] as Vec3), normal(corners));
    }),
  );
}

describe.each(Object.values(SHAPES))('$id with rounded edges', (shape) => {
  const made = roundedBody(shape, RADIUS);
  const points = Array.from({ length: made.positions.length / 3 }, (_, i) =>
    triple(made.positions, i),
  );

  test('never sticks out of the body, and reaches each of its faces', () => {
    const far = points.map((point) => outside(point, shape));
    expect(Math.max(...far)).toBeLessThan(0.01);
    for (const face of shape.faces) {
      const corners = face.map((i) => shape.vertices[i] as Vec3);
      const nearest = Math.max(
        ...points.map((point) => dot(minus(point, corners[0] as Vec3), normal(corners))),
      );
      expect(nearest).toBeCloseTo(0, 2);
    }
  });

  test('every triangle looks outwards', () => {
    triangles(made).forEach(([a, b, c], i) => {
      const facing = cross(minus(b, a), minus(c, a));
      const told = triple(made.normals, made.indices[3 * i] ?? NaN);
      expect(dot(facing, told)).toBeGreaterThan(-1e-9);
    });
  });

  test('it is closed: all areas cancel out', () => {
    const sum = triangles(made).reduce<Vec3>(
      (total, [a, b, c]) => {
        const area = cross(minus(b, a), minus(c, a));
        return [total[0] + area[0], total[1] + area[1], total[2] + area[2]];
      },
      [0, 0, 0],
    );
    sum.forEach((part) => expect(part).toBeCloseTo(0, 6));
  });

  test('every place has its place in the tiles', () => {
    expect(made.uvs.length / 2).toBe(points.length);
    expect(made.uvs.every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});
