// A convex body with rounded edges, as triangles. Flat faces stay where the table of corners has
// them, so the outline is the engine's; only edges and corners are rounded off.

import type { Shape, Vec3 } from '../types';
import { cross, dot, minus, normal, plus, scaled, unit } from '../vector';

export interface Triangles {
  positions: number[];
  normals: number[];
  /** Three columns and two rows of square tiles, one for each side of the body. */
  uvs: number[];
  indices: number[];
}

/** Sides of a body in the order of their tiles: +x -x +y -y +z -z. */
export const COLUMNS = 3;
export const ROWS = 2;
/** What a tile shows beyond the body's furthest corner, so that neighbours never shine through. */
const MARGIN = 1.06;
const STEPS = 2;

interface Face {
  corners: readonly number[];
  normal: Vec3;
  side: number;
}

export function roundedBody(shape: Shape, radius: number): Triangles {
  const faces = shape.faces.map((corners): Face => {
    const facing = normal(corners.map((i) => shape.vertices[i] as Vec3));
    return { corners, normal: facing, side: sideOf(facing) };
  });
  const across = MARGIN * Math.max(...shape.vertices.flat().map(Math.abs));
  const neighbours = new Map<string, Face>();
  const meeting: Face[][] = shape.vertices.map(() => []);
  for (const face of faces) {
    face.corners.forEach((corner, i) => {
      neighbours.set(`${corner}>${next(face.corners, i)}`, face);
      meeting[corner]?.push(face);
    });
  }
  const inner = shape.vertices.map((corner, i) =>
    innerCorner(
      corner,
      (meeting[i] ?? []).map((face) => face.normal),
      radius,
    ),
  );
  const tips = meeting.map((around) => unit(around.map((face) => face.normal).reduce(plus)));

  const out: Triangles = { positions: [], normals: [], uvs: [], indices: [] };
  const put = (corner: number, facing: Vec3, side: number): number => {
    const at = plus(inner[corner] as Vec3, scaled(facing, radius));
    out.positions.push(...at);
    out.normals.push(...facing);
    out.uvs.push(...tileOf(at, side, across));
    return out.positions.length / 3 - 1;
  };
  /** A sheet of rows of points; all rows are as long. */
  const sheet = (rows: readonly (readonly number[])[]): void => {
    rows.slice(1).forEach((row, r) => {
      row.slice(1).forEach((d, c) => {
        const [a, b, e] = [rows[r]?.[c], rows[r]?.[c + 1], row[c]] as [number, number, number];
        out.indices.push(a, b, d, a, d, e);
      });
    });
  };

  for (const face of faces) {
    const flat = face.corners.map((corner) => put(corner, face.normal, face.side));
    for (let i = 2; i < flat.length; i++)
      out.indices.push(flat[0] as number, flat[i - 1] as number, flat[i] as number);
    face.corners.forEach((corner, i) => {
      const after = next(face.corners, i);
      const before = face.corners[(i + face.corners.length - 1) % face.corners.length] as number;
      const over = neighbours.get(`${after}>${corner}`) ?? face;
      const back = neighbours.get(`${corner}>${before}`) ?? face;
      const ridge = unit(plus(face.normal, over.normal));
      const ridgeBefore = unit(plus(face.normal, back.normal));
      // The half of the edge that is this face's.
      sheet(
        [corner, after].map((end) =>
          steps().map((s) => put(end, mixed(face.normal, ridge, s), face.side)),
        ),
      );
      // Its third (usually) of the corner.
      const tip = tips[corner] as Vec3;
      sheet(
        steps().map((s) =>
          steps().map((t) => {
            const [low, high] = [blend(face.normal, ridge, s), blend(ridgeBefore, tip, s)];
            return put(corner, unit(blend(low, high, t)), face.side);
          }),
        ),
      );
    });
  }
  return out;
}

function next(corners: readonly number[], i: number): number {
  return corners[(i + 1) % corners.length] as number;
}

function steps(): number[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
}

function blend(a: Vec3, b: Vec3, part: number): Vec3 {
  return plus(scaled(a, 1 - part), scaled(b, part));
}

function mixed(a: Vec3, b: Vec3, part: number): Vec3 {
  return unit(blend(a, b, part));
}

/** Where three of the planes meet after all have been moved inwards. */
function innerCorner(corner: Vec3, normals: readonly Vec3[], radius: number): Vec3 {
  const [a, b, c] = normals as [Vec3, Vec3, Vec3];
  const volume = dot(a, cross(b, c));
  if (Math.abs(volume) < 1e-6) return minus(corner, scaled(unit(normals.reduce(plus)), radius));
  const shift = plus(plus(cross(b, c), cross(c, a)), cross(a, b));
  return minus(corner, scaled(shift, radius / volume));
}

/** The side that a face belongs to: the axis it looks along most. */
function sideOf(facing: Vec3): number {
  const axis = [0, 1, 2].reduce(
    (best, i) => (Math.abs(facing[i] ?? 0) > Math.abs(facing[best] ?? 0) ? i : best),
    0,
  );
  return axis * 2 + ((facing[axis] ?? 0) < 0 ? 1 : 0);
}

/** The place in the tiles: upright on the four sides, seen from outside. */
function tileOf([x, y, z]: Vec3, side: number, across: number): [number, number] {
  const [u, v] = [
    [y, z],
    [-y, z],
    [-x, z],
    [x, z],
    [x, y],
    [x, -y],
  ][side] as [number, number];
  const [column, row] = [side % COLUMNS, Math.floor(side / COLUMNS)];
  return [(column + 0.5 + u / (2 * across)) / COLUMNS, 1 - (row + 0.5 - v / (2 * across)) / ROWS];
}
