// Where the hand brings a card or a worker, and when it is there.

import type { BuiltCard, CellChoice, SiteChoice } from '../facts';
import { degrees } from '../../solid/hand/spin';
import type { Names } from '../../solid/hand/names';
import { placed, rotated, turnedBy, undone } from '../../solid/turn';
import type { Pose, Poses, Quat, Vec3 } from '../../solid/types';
import { minus } from '../../solid/vector';
import { cardId, cardPose, TALL_MM, UNIT_MM, WORKER_MM, workerId } from '../places';
import { point, STOP } from './shapes';

/** A card for a site; its number is the one that it will have in the building. */
export interface CardLoad {
  kind: 'card';
  number: number;
  site: Pick<SiteChoice, 'at' | 'normal' | 'joins' | 'approach'>;
  /** Of the chosen turn. */
  move: string;
}

export interface WorkerLoad {
  kind: 'worker';
  number: number;
  cell: Pick<CellChoice, 'cell' | 'on' | 'spot' | 'move'>;
}

export type Load = CardLoad | WorkerLoad;

export interface Goal {
  kind: Load['kind'];
  id: string;
  /** In the world, once it is there. */
  pose: Pose;
  way: Vec3;
  /** The body that it touches there; `null` for the ground. */
  seat: string | null;
  /** The card that it is joined to, or stands on. */
  on: string | null;
  /** How far back it starts, and how far the hand can go beyond. */
  backMm: number;
  beyondMm: number;
  names: Names;
  /** Whether it is over its place, by how far it is off along x, y and z of the world. */
  isOver: (off: Vec3) => boolean;
}

/** The referee presses a rivet home that is less than 4 mm and 8 degrees off; a hand trembles by a millimetre. */
export const PLACE_MM = 2.5;
export const PLACE_DEG = 6;
const CARD_BACK_MM = 45;
const WORKER_BACK_MM = 40;
const BEYOND_MM = 12;
/** What is slid in is stopped by nothing but the hand. */
const SLID_BEYOND_MM = 1.5;
/** A worker is in its cell while its feet are this far from the sides. */
const CELL_MM = UNIT_MM / 2 - WORKER_MM / 2 - 0.5;

const CARD_NAMES: Names = {
  pressure: 'sky-card-pressure', rail: 'sky-card-rail', height: 'sky-card-height', pad: 'sky-card-pad', turns: 'sky-card-turns',
  above: 'sky-card-above', aboveTable: 'sky-card-beside',
};
const WORKER_NAMES: Names = {
  pressure: 'sky-worker-pressure', rail: 'sky-worker-rail', height: 'sky-worker-height', pad: 'sky-worker-pad', turns: 'sky-worker-turns',
  above: 'sky-worker-above', aboveTable: 'sky-worker-above-ground',
};

export function goalOf(load: Load, cards: readonly BuiltCard[], poses: Poses): Goal {
  return load.kind === 'card' ? cardGoal(load, cards, poses) : workerGoal(load);
}

function cardGoal({ number, site }: CardLoad, cards: readonly BuiltCard[], poses: Poses): Goal {
  const way = point(site.approach);
  const on = cardId(site.joins);
  const perfect = cardPose(site);
  const isFaceOn = way['xyz'.indexOf(site.normal)] !== 0;
  return {
    kind: 'card',
    id: cardId(number),
    pose: { at: whereReally(perfect.at, cards[site.joins], poses[on]), turn: perfect.turn },
    way,
    seat: isFaceOn ? on : STOP,
    on,
    backMm: CARD_BACK_MM,
    beyondMm: isFaceOn ? BEYOND_MM : SLID_BEYOND_MM,
    names: CARD_NAMES,
    isOver: (off) => Math.hypot(...across(off, way)) <= PLACE_MM,
  };
}

/** The edge is where the card is that it belongs to: a building sags. */
function whereReally(at: Vec3, card: BuiltCard | undefined, real: Pose | undefined): Vec3 {
  if (!card || !real) return at;
  const perfect = cardPose(card);
  return placed(rotated(minus(at, perfect.at), undone(perfect.turn)), real);
}

function workerGoal({ number, cell: { cell, on, spot } }: WorkerLoad): Goal {
  const [x, y, z] = point(spot);
  const [left, near] = point(cell);
  // From the spot to the middle of the cell.
  const [right, away] = [(left + 0.5) * UNIT_MM - x, (near + 0.5) * UNIT_MM - y];
  return {
    kind: 'worker',
    id: workerId(number),
    pose: { at: [x, y, z + TALL_MM / 2], turn: [1, 0, 0, 0] },
    way: [0, 0, -1],
    seat: on === null ? null : cardId(on),
    on: on === null ? null : cardId(on),
    backMm: WORKER_BACK_MM,
    beyondMm: BEYOND_MM,
    names: WORKER_NAMES,
    isOver: ([dx, dy]) => Math.abs(dx - right) <= CELL_MM && Math.abs(dy - away) <= CELL_MM,
  };
}

/** What of a vector is across a way. */
function across(off: Vec3, way: Vec3): Vec3 {
  const along = off[0] * way[0] + off[1] * way[1] + off[2] * way[2];
  return [off[0] - along * way[0], off[1] - along * way[1], off[2] - along * way[2]];
}

/** How far it is turned from how it should be, in degrees. */
export function turnOff(one: Quat, other: Quat): number {
  const [w] = turnedBy(undone(one), other);
  return degrees(2 * Math.acos(Math.min(1, Math.abs(w))));
}
