// What a line of sight meets: sites, cells, workers behind glass, and what hides a point.

import { hitAt } from '../../../bodies/ray';
import type { Pose, Poses, Vec3 } from '../../../bodies/types';
import { dot, length, minus, plus, scaled } from '../../../bodies/vector';
import { feet, inPlane, millimetres, NORMALS, SHAPES, type Axis, type Point } from '../places';
import { CARD_MM, UNIT_MM } from '../sizes';

export interface Ray {
  from: Vec3;
  way: Vec3;
}

/** This many panes of glass hide what is behind them. */
const OPAQUE_PANES = 2;
/** A worker is small: a press beside it still counts. */
const BESIDE_MM = 2.5;
/** What touches a point does not hide it. */
const TOUCHING_MM = 4;
/** How much nearer to its middle a press must be to count for a site further away. */
const DEPTH_WEIGHT = 1 / 900;

/** How far along the ray a plane is met; nothing if it is never. */
function meets({ from, way }: Ray, at: Vec3, normal: Vec3): number | null {
  const speed = dot(way, normal);
  if (Math.abs(speed) < 1e-9) return null;
  const far = dot(minus(at, from), normal) / speed;
  return far > 0 ? far : null;
}

/** The site whose square is pressed nearest to its middle. */
export function siteHit<Site extends { at: Point; normal: Axis }>(
  ray: Ray,
  sites: readonly Site[],
): Site | null {
  let [best, found]: [number, Site | null] = [Infinity, null];
  for (const site of sites) {
    const middle = millimetres(site.at);
    const far = meets(ray, middle, NORMALS[site.normal]);
    if (far === null) continue;
    const from = minus(plus(ray.from, scaled(ray.way, far)), middle);
    const off =
      Math.max(...inPlane(site.normal).map((axis) => Math.abs(dot(from, axis)))) / (CARD_MM / 2);
    const cost = off + far * DEPTH_WEIGHT;
    if (off <= 1 && cost < best) [best, found] = [cost, site];
  }
  return found;
}

/** The nearest cell whose floor is pressed. */
export function cellHit<Cell extends { at: Point }>(ray: Ray, cells: readonly Cell[]): Cell | null {
  let [best, found]: [number, Cell | null] = [Infinity, null];
  for (const cell of cells) {
    const middle = feet(cell.at);
    const far = meets(ray, middle, [0, 0, 1]);
    if (far === null || far >= best) continue;
    const [x, y] = minus(plus(ray.from, scaled(ray.way, far)), middle);
    if (Math.max(Math.abs(x), Math.abs(y)) <= UNIT_MM / 2) [best, found] = [far, cell];
  }
  return found;
}

export interface Seeing {
  poses: Poses;
  /** Whether one sees through a card. */
  isGlazed: (id: string) => boolean;
  /** Bodies that are not drawn are not met. */
  isHidden: (id: string, pose: Pose) => boolean;
}

/** The body that a press means: workers are met through glass, else the nearest. */
export function bodyHit(ray: Ray, { poses, isGlazed, isHidden }: Seeing): string | null {
  let [card, solid, found, worker]: [number, number, string | null, string | null] = [
    Infinity,
    Infinity,
    null,
    null,
  ];
  let nearest = Infinity;
  for (const [id, pose] of Object.entries(poses)) {
    if (isHidden(id, pose)) continue;
    const far = hit(ray, id, pose);
    if (id.startsWith('worker')) {
      if (far < nearest) [nearest, worker] = [far, id];
      continue;
    }
    if (far < card) [card, found] = [far, id];
    if (!isGlazed(id) && far < solid) solid = far;
  }
  return worker && nearest < solid ? worker : found;
}

/** Whether the building hides a point from there. */
export function isHiddenFrom(
  eye: Vec3,
  point: Vec3,
  { poses, isGlazed, isHidden }: Seeing,
): boolean {
  const way = minus(point, eye);
  const far = length(way);
  const ray = { from: eye, way: scaled(way, 1 / far) };
  let panes = 0;
  for (const [id, pose] of Object.entries(poses)) {
    if (id.startsWith('worker') || isHidden(id, pose) || hit(ray, id, pose) > far - TOUCHING_MM)
      continue;
    if (!isGlazed(id)) return true;
    panes += 1;
    if (panes >= OPAQUE_PANES) return true;
  }
  return false;
}

/** Where a site is looked at to tell whether it is behind the building. */
const LOOKS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.6, 0],
  [-0.6, 0],
  [0, 0.6],
  [0, -0.6],
];
const MOST_HIDDEN = 0;

/** Whether so much of a site is hidden that nobody would see what is chosen there. */
export function isSiteBehind(
  eye: Vec3,
  { at, normal }: { at: Point; normal: Axis },
  seeing: Seeing,
): boolean {
  const [u, v] = inPlane(normal);
  const [middle, half] = [millimetres(at), CARD_MM / 2];
  const hidden = LOOKS.filter(([x, y]) =>
    isHiddenFrom(eye, plus(middle, plus(scaled(u, x * half), scaled(v, y * half))), seeing),
  );
  return hidden.length > MOST_HIDDEN;
}

function hit({ from, way }: Ray, id: string, pose: Pose): number {
  const shape = SHAPES[id];
  if (!shape) return Infinity;
  const far = hitAt(from, way, shape, pose);
  if (far < Infinity || !id.startsWith('worker')) return far;
  const along = dot(minus(pose.at, from), way);
  const beside = length(minus(plus(from, scaled(way, along)), pose.at));
  return beside < UNIT_MM / 5 + BESIDE_MM ? along : Infinity;
}
