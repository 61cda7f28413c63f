// A seat is a house: its person's colour decides how it is built.

import type { SeatFacts } from '../wire';

export const COLOURS = ['brick', 'slate', 'straw', 'plum', 'moss', 'sky'] as const;
export type Colour = (typeof COLOURS)[number];

export interface HouseShape {
  /** From the ground to the eaves, and from there to the ridge. */
  walls: number;
  gable: number;
  roof: 'gable' | 'steps' | 'dome' | 'mansard';
  hasArches?: boolean;
  hasChimney?: boolean;
}

export const SHAPES: Record<Colour, HouseShape> = {
  brick: { walls: 226, gable: 66, roof: 'gable', hasChimney: true },
  slate: { walls: 172, gable: 66, roof: 'steps', hasArches: true },
  straw: { walls: 268, gable: 72, roof: 'gable' },
  plum: { walls: 182, gable: 78, roof: 'dome', hasArches: true },
  moss: { walls: 212, gable: 58, roof: 'mansard' },
  sky: { walls: 166, gable: 96, roof: 'gable', hasChimney: true },
};
export const SCAFFOLD = { walls: 160, gable: 50 };

const WINDOW_STEP = 54;
/** Room for the door and the name plate. */
const GROUND_FLOOR = 104;

/** How high above the ground the middle of each row of windows is. */
export function windowRows({ walls }: HouseShape): number[] {
  const rows = Math.max(0, Math.floor((walls - GROUND_FLOOR - 8) / WINDOW_STEP));
  const top = walls - (walls - GROUND_FLOOR - rows * WINDOW_STEP) / 2 - WINDOW_STEP / 2;
  return Array.from({ length: rows }, (_, row) => top - row * WINDOW_STEP);
}

/** Each seat's colour: people have their own, bots take what is left over. */
export function coloursOf(seats: readonly SeatFacts[]): (Colour | null)[] {
  const left = COLOURS.filter(
    (colour) => !seats.some((seat) => seat.kind === 'person' && seat.colour === colour),
  ).reverse();
  return seats.map((seat, at) => {
    if (seat.kind === 'free') return null;
    if (seat.kind === 'person')
      return (
        COLOURS.find((colour) => colour === seat.colour) ?? COLOURS[at % COLOURS.length] ?? 'brick'
      );
    return left.shift() ?? 'slate';
  });
}
