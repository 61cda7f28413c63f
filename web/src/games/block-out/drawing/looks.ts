// What each block looks like.

import type { Look, Mark, Wood } from '../../../bodies/look';

export const COLOURS = ['black', 'brown', 'yellow'] as const satisfies readonly Wood[];
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

const MARK_OF: Record<Wood, Mark> = { black: 'ring', brown: 'wave', yellow: 'star' };

export function lookOf(colour: Wood, size: Size): Look {
  return { wood: colour, mark: MARK_OF[colour], dots: SIZES.indexOf(size) + 1 };
}

/** By name, such as `black-small`. */
export const LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  COLOURS.flatMap((colour) => SIZES.map((size) => [`${colour}-${size}`, lookOf(colour, size)])),
);
