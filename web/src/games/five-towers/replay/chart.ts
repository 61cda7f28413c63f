// The lines of points over the rounds, and the small storeys under them.

import { ROOF, cardOf, widthOf, type TowerType } from '../drawing/types';
import type { Placed, Round } from './story';

export interface Chart {
  columnWidth: number;
  /** The middle of a round's column. */
  middle(round: number): number;
  /** The line of a seat's points: a step in each round that changed them. */
  line(seat: number): string;
}

const LETTER_HEIGHT = 18;
const MARK_HEIGHT = 16;
export const TAG_HEIGHT = 24;
const MOST_CARDS = 5;

/** What lies where, from the top: the cursor's tag, the lines, the storeys, the ground, letters, marks. */
export interface Levels {
  linesTop: number;
  linesBottom: number;
  ground: number;
  letter: number;
  mark: number;
  storey: number;
}

export function levelsOf(height: number): Levels {
  const ground = height - LETTER_HEIGHT - MARK_HEIGHT;
  const room = ground - TAG_HEIGHT;
  const storey = Math.min(11, Math.floor((room * 0.5) / (MOST_CARDS + 1)));
  return {
    linesTop: TAG_HEIGHT + 6,
    linesBottom: ground - storey * (MOST_CARDS + 1.2),
    ground,
    letter: ground + LETTER_HEIGHT - 3,
    mark: ground + LETTER_HEIGHT,
    storey,
  };
}

export function chartOf(
  rounds: readonly Round[],
  width: number,
  { linesTop, linesBottom }: Levels,
): Chart {
  const columnWidth = width / Math.max(1, rounds.length);
  const all = [0, ...rounds.flatMap(({ scores }) => scores)];
  const [least, most] = [Math.min(...all), Math.max(...all, 1)];
  const height = (points: number): string =>
    (linesBottom - ((points - least) / (most - least)) * (linesBottom - linesTop)).toFixed(1);
  const middle = (round: number): number => columnWidth * (round + 0.5);
  return {
    columnWidth,
    middle,
    line(seat) {
      const steps = rounds.map(
        ({ scores }, round) => `H${middle(round).toFixed(1)}V${height(scores[seat] ?? 0)}`,
      );
      return `M0 ${height(0)}${steps.join('')}H${width.toFixed(1)}`;
    },
  };
}

export interface Block {
  type: TowerType;
  isRoof: boolean;
  width: number;
}

/** The cards that were taken, drawn as one pile: wide ones below, roofs on top. */
export function pileOf(placed: readonly Placed[], columnWidth: number): Block[] {
  return placed
    .map(({ card }) => {
      const { type, value } = cardOf(card);
      return {
        type,
        isRoof: value === ROOF,
        width: widthOf(value, Math.min(34, columnWidth * 0.78)),
      };
    })
    .sort((one, other) => Number(one.isRoof) - Number(other.isRoof) || other.width - one.width);
}
