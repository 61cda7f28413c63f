// Where the hand brings a card, and when it is there.

import type { BuiltCard, SiteChoice } from '../facts';
import { degrees } from '../../../bodies/hand/spin';
import type { Names } from '../../../bodies/hand/names';
import { placed, rotated, turnedBy, undone } from '../../../bodies/turn';
import type { Pose, Poses, Quat, Vec3 } from '../../../bodies/types';
import { minus } from '../../../bodies/vector';
import { cardId, cardPose } from '../places';
import { CARD_BACK_MM } from '../sizes';
import { point, STOP } from './shapes';

/** A card for a site; its number is the one that it will have in the building. */
export interface Load {
  number: number;
  site: Pick<SiteChoice, 'at' | 'normal' | 'joins' | 'approach'>;
  /** Of the chosen turn. */
  move: string;
}

export interface Goal {
  id: string;
  /** In the world, once it is there. */
  pose: Pose;
  way: Vec3;
  /** The body that it touches there. */
  seat: string;
  /** The card that it is joined to. */
  on: string;
  /** How far back it starts, and how far the hand can go beyond. */
  backMm: number;
  beyondMm: number;
  names: Names;
  /** Whether it is before its place, by how far it is off along x, y and z of the world. */
  isOver: (off: Vec3) => boolean;
}

/** The referee presses a rivet home that is less than 5 mm and 8 degrees off; a hand trembles by a millimetre. */
export const PLACE_MM = 2.5;
export const PLACE_DEG = 6;
const BEYOND_MM = 12;
/** What is slid in is stopped by nothing but the hand. */
const SLID_BEYOND_MM = 1.5;

const CARD_NAMES: Names = {
  pressure: 'sky-card-pressure',
  rail: 'sky-card-rail',
  height: 'sky-card-height',
  pad: 'sky-card-pad',
  turns: 'sky-card-turns',
  above: 'sky-card-above',
  aboveTable: 'sky-card-beside',
};
export function goalOf({ number, site }: Load, cards: readonly BuiltCard[], poses: Poses): Goal {
  const way = point(site.approach);
  const on = cardId(site.joins);
  const perfect = cardPose(site);
  const isFaceOn = way['xyz'.indexOf(site.normal)] !== 0;
  return {
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
