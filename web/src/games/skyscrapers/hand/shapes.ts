// The bodies of Skyscrapers as they bump into each other.

import type { BuiltCard } from '../facts';
import { cornersAt } from '../../../bodies/turn';
import type { Pose, Shape, Vec3 } from '../../../bodies/types';
import { box, CARD_IDS, cardId, SHAPES as BODIES } from '../places';
import { CARD_MM, CLEAR_MM, THICK_MM } from '../sizes';

/** The edge of a card keeps a little away from the face that it meets. */
const BUMPING_MM = CARD_MM - THICK_MM - 2 * CLEAR_MM;
/** The ground, as what a card that comes in from a side must not be pushed into. */
export const GROUND = 'ground';
const GROUND_MM = 2000;
const GROUND_DEEP_MM = 40;
/** A base stands on it: so much lower, it is only just in nobody's way. */
const GROUND_LOWER_MM = 0.5;
export const GROUND_POSE: Pose = {
  at: [0, 0, -GROUND_DEEP_MM / 2 - GROUND_LOWER_MM],
  turn: [1, 0, 0, 0],
};

/** Ends the way of a card that is slid in between others, where it meets no edge. */
export const STOP = 'stop';

const BIG: Vec3 = [GROUND_MM, GROUND_MM, GROUND_DEEP_MM];
/** By the names of the bodies, `card-3`, `worker-7`, as they look. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  ...BODIES,
  [GROUND]: box(GROUND, BIG),
  [STOP]: box(STOP, BIG),
};

/** The same as they bump into each other: cards are a little smaller, but bases reach the ground. */
export function bumping(cards: readonly Pick<BuiltCard, 'use'>[]): Readonly<Record<string, Shape>> {
  return {
    ...SHAPES,
    ...Object.fromEntries(
      cards.map(({ use }, number) => [cardId(number), (use === 'base' ? BASES : SMALLER)[number]!]),
    ),
  };
}

const SMALLER = CARD_IDS.map((id) => box(id, [BUMPING_MM, BUMPING_MM, THICK_MM]));
const BASES = CARD_IDS.map((id) => box(id, [BUMPING_MM, CARD_MM, THICK_MM]));

/** Under the lowest corner of a body that is in its place. */
export function stopUnder(shape: Shape, place: Pose): Pose {
  const low = Math.min(...cornersAt(shape, place).map((corner) => corner[2]));
  return { at: [place.at[0], place.at[1], low - GROUND_DEEP_MM / 2], turn: [1, 0, 0, 0] };
}

export function point([x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  return [x, y, z];
}
