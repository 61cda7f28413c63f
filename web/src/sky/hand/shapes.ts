// The bodies of Skyscrapers as boxes, as they look and as they bump, and where a perfect building has them.

import type { BuiltCard } from '../facts';
import { cornersAt } from '../../solid/turn';
import type { Pose, Quat, Shape, Vec3 } from '../../solid/types';

/** Half the side of a card: a step of the lattice. */
export const UNIT_MM = 30;
export const THICK_MM = 1.6;
export const WORKER_MM = 7.2;
export const TALL_MM = 18;
/** The edge of a card keeps this far from the face that it meets: so the server's engine has it. */
const CLEAR_MM = 0.2;
const BUMPING_MM = 2 * UNIT_MM - THICK_MM - 2 * CLEAR_MM;
/** More than there can be. */
const CARDS = 64;
const WORKERS = 20;

export function cardId(number: number): string {
  return `card-${number}`;
}

export function workerId(number: number): string {
  return `worker-${number}`;
}

function box(id: string, wide: number, deep: number, high: number): Shape {
  const vertices = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Vec3 => [corner & 1 ? wide / 2 : -wide / 2, corner & 2 ? deep / 2 : -deep / 2, corner & 4 ? high / 2 : -high / 2]);
  return { id, vertices, faces: [[0, 2, 3, 1], [4, 5, 7, 6], [0, 4, 6, 2], [1, 3, 7, 5], [0, 1, 5, 4], [2, 6, 7, 3]] };
}

/** The ground, as what a card that comes in from a side must not be pushed into. */
export const GROUND = 'ground';
const GROUND_MM = 2000;
const GROUND_DEEP_MM = 40;
/** A base stands on it: so much lower, it is only just in nobody's way. */
const GROUND_LOWER_MM = 0.5;
export const GROUND_POSE: Pose = { at: [0, 0, -GROUND_DEEP_MM / 2 - GROUND_LOWER_MM], turn: [1, 0, 0, 0] };

/** Ends the way of a card that is slid in between others, where it meets no edge. */
export const STOP = 'stop';

const ALL = [
  ...Array.from({ length: CARDS }, (_, number) => box(cardId(number), 2 * UNIT_MM, 2 * UNIT_MM, THICK_MM)),
  ...Array.from({ length: WORKERS }, (_, number) => box(workerId(number), WORKER_MM, WORKER_MM, TALL_MM)),
  box(GROUND, GROUND_MM, GROUND_MM, GROUND_DEEP_MM),
  box(STOP, GROUND_MM, GROUND_MM, GROUND_DEEP_MM),
];
/** By the names of the bodies, `card-3`, `worker-7`, as they look. */
export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(ALL.map((shape) => [shape.id, shape]));

/** The same as they bump into each other: cards are a little smaller, but bases reach the ground. */
export function bumping(cards: readonly Pick<BuiltCard, 'use'>[]): Readonly<Record<string, Shape>> {
  return { ...SHAPES, ...Object.fromEntries(cards.map(({ use }, number) => [cardId(number), (use === 'base' ? BASES : SMALLER)[number]!])) };
}

const SMALLER = Array.from({ length: CARDS }, (_, number) => box(cardId(number), BUMPING_MM, BUMPING_MM, THICK_MM));
const BASES = Array.from({ length: CARDS }, (_, number) => box(cardId(number), BUMPING_MM, 2 * UNIT_MM, THICK_MM));

/** Under the lowest corner of a body that is in its place. */
export function stopUnder(shape: Shape, place: Pose): Pose {
  const low = Math.min(...cornersAt(shape, place).map((corner) => corner[2]));
  return { at: [place.at[0], place.at[1], low - GROUND_DEEP_MM / 2], turn: [1, 0, 0, 0] };
}

/** How the body of a card is turned, by its normal: its own x and y are its two axes. */
const TURNS: Record<BuiltCard['normal'], Quat> = {
  x: [0.5, 0.5, 0.5, 0.5],
  y: [Math.SQRT1_2, Math.SQRT1_2, 0, 0],
  z: [1, 0, 0, 0],
};

export function point([x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  return [x, y, z];
}

/** Where a card is in a perfect building. */
export function cardPose({ at, normal }: Pick<BuiltCard, 'at' | 'normal'>): Pose {
  const [x, y, z] = point(at);
  return { at: [x * UNIT_MM, y * UNIT_MM, z * UNIT_MM], turn: TURNS[normal] };
}
