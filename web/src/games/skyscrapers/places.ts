// Where a perfect building has its cards and workers: the lattice in millimetres.

import type { Pose, Quat, Shape, Vec3 } from '../../bodies/types';
import type { BuiltCard, StandingWorker } from './facts';
import {
  CARD_MM,
  SEATS,
  SPOTS_MM,
  TALL_MM,
  THICK_MM,
  UNIT_MM,
  WORKER_BODY,
  WORKER_MM,
  WORKERS,
} from './sizes';

export type Axis = BuiltCard['normal'];
/** A point of the lattice, or a cell by its lowest corner, as facts have it. */
export type Point = readonly number[];

const HALF = Math.sqrt(0.5);
const TURNS: Record<Axis, Quat> = {
  x: [0.5, 0.5, 0.5, 0.5],
  y: [HALF, HALF, 0, 0],
  z: [1, 0, 0, 0],
};
/** The axes of the lattice that lie in a card, in the card's own order. */
const IN_PLANE: Record<Axis, readonly [Vec3, Vec3]> = {
  x: [
    [0, 1, 0],
    [0, 0, 1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  z: [
    [1, 0, 0],
    [0, 1, 0],
  ],
};
export const NORMALS: Record<Axis, Vec3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export const cardId = (number: number): string => `card-${number}`;
export const workerId = (worker: number): string => `worker-${worker}`;
/** Every card and every worker that there can be. */
export const CARD_IDS = Array.from({ length: WORKER_BODY }, (_, number) => cardId(number));
export const WORKER_IDS = Array.from({ length: SEATS * WORKERS }, (_, worker) => workerId(worker));

/** A point of the lattice in millimetres. */
export function millimetres([x = 0, y = 0, z = 0]: Point): Vec3 {
  return [x * UNIT_MM, y * UNIT_MM, z * UNIT_MM];
}

export function inPlane(normal: Axis): readonly [Vec3, Vec3] {
  return IN_PLANE[normal];
}

export function cardPose({ at, normal }: { at: Point; normal: Axis }): Pose {
  return { at: millimetres(at), turn: TURNS[normal] };
}

/** Standing with its feet there. */
export function workerPose([x = 0, y = 0, z = 0]: Point): Pose {
  return { at: [x, y, z + TALL_MM / 2], turn: [1, 0, 0, 0] };
}

/** Knocked over, with its middle above that. */
function lyingPose([x = 0, y = 0, z = 0]: Point): Pose {
  return { at: [x, y, z + WORKER_MM / 2], turn: [HALF, 0, HALF, 0] };
}

/** Where feet are at one of the places in a cell. */
export function feet([x = 0, y = 0, z = 0]: Point, spot = 0): Vec3 {
  const [right, away] = SPOTS_MM[spot % SPOTS_MM.length] ?? [0, 0];
  return [
    (x + 0.5) * UNIT_MM + right,
    (y + 0.5) * UNIT_MM + away,
    z * UNIT_MM + (z > 0 ? THICK_MM / 2 : 0),
  ];
}

/** Everything where the lattice has it, for tables that nothing simulates. */
export function latticePoses(
  cards: readonly Pick<BuiltCard, 'at' | 'normal'>[],
  workers: readonly Pick<StandingWorker, 'worker' | 'cell' | 'is_lying'>[],
): Record<string, Pose> {
  const poses: Record<string, Pose> = {};
  cards.forEach((card, number) => {
    poses[cardId(number)] = cardPose(card);
  });
  const inCell = new Map<string, number>();
  for (const { worker, cell, is_lying } of workers) {
    const spot = inCell.get(cell.join()) ?? 0;
    inCell.set(cell.join(), spot + 1);
    const at = feet(cell, spot);
    poses[workerId(worker)] = is_lying ? lyingPose(at) : workerPose(at);
  }
  return poses;
}

export function box(id: string, [x, y, z]: Vec3): Shape {
  const [a, b, c] = [x / 2, y / 2, z / 2];
  return {
    id,
    vertices: [
      [-a, -b, -c],
      [a, -b, -c],
      [-a, b, -c],
      [a, b, -c],
      [-a, -b, c],
      [a, -b, c],
      [-a, b, c],
      [a, b, c],
    ],
    faces: [
      [0, 2, 3, 1],
      [4, 5, 7, 6],
      [0, 4, 6, 2],
      [1, 3, 7, 5],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
    ],
  };
}

/** All of them as convex bodies. */
export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  [
    ...CARD_IDS.map((id) => box(id, [CARD_MM, CARD_MM, THICK_MM])),
    ...WORKER_IDS.map((id) => box(id, [WORKER_MM, WORKER_MM, TALL_MM])),
  ].map((shape) => [shape.id, shape]),
);
