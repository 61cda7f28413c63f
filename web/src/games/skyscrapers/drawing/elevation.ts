// The whole building seen from one side, from the far parts to the near ones.

import type { StandingWorker } from '../facts';
import type { PlanCard } from './plan';
import { faceOf, type Face } from './print';

export type ElevationSide = 'front' | 'right';

export interface ElevationCard {
  kind: 'card';
  number: number;
  /** Along the drawing, and up. */
  x: number;
  z: number;
  /** Seen onto its face, onto the edge of a wall, or onto the edge of what lies. */
  as: 'face' | 'wall' | 'slab';
  face: Face;
  depth: number;
}

interface ElevationWorker {
  kind: 'worker';
  worker: number;
  seat: number;
  isEnclosed: boolean;
  isLying: boolean;
  x: number;
  z: number;
  depth: number;
}

export interface ElevationDrawing {
  left: number;
  right: number;
  top: number;
  parts: (ElevationCard | ElevationWorker)[];
  /** Heights with a floor, from below; the ground is 0. */
  levels: number[];
}

/** What is along, and how near: from the front x and -y, from the right y and x. */
const SIDES: Record<
  ElevationSide,
  { along: 0 | 1; near: (at: readonly number[]) => number; faceOn: 'x' | 'y' }
> = {
  front: { along: 0, near: ([, y = 0]) => -y, faceOn: 'y' },
  right: { along: 1, near: ([x = 0]) => x, faceOn: 'x' },
};
const MARGIN = 1;
const STEP = 0.22;

export function elevationCard(card: PlanCard, number: number, side: ElevationSide): ElevationCard {
  const { along, near, faceOn } = SIDES[side];
  const as = card.normal === 'z' ? 'slab' : card.normal === faceOn ? 'face' : 'wall';
  // What is seen onto its edge reaches one unit nearer than its middle.
  const depth = near(card.at) + (as === 'face' ? 0 : 0.5);
  return {
    kind: 'card',
    number,
    x: card.at[along] ?? 0,
    z: card.at[2] ?? 0,
    as,
    face: faceOf(card),
    depth,
  };
}

export function elevationOf(
  cards: readonly PlanCard[],
  workers: readonly StandingWorker[],
  side: ElevationSide,
): ElevationDrawing {
  const { along, near } = SIDES[side];
  const parts = [
    ...cards.map((card, number) => elevationCard(card, number, side)),
    ...inRow(
      workers.map(({ worker, seat, is_enclosed, is_lying, cell }): ElevationWorker => ({
        kind: 'worker',
        worker,
        seat,
        isEnclosed: is_enclosed,
        isLying: is_lying,
        x: (cell[along] ?? 0) + 0.5,
        z: cell[2] ?? 0,
        depth: near(cell.map((part) => part + 0.5)) + 0.1,
      })),
    ),
  ].sort((a, b) => a.depth - b.depth);
  const xs = parts.map(({ x }) => x);
  return {
    left: Math.min(-1, ...xs.map((x) => x - 1)) - MARGIN,
    right: Math.max(1, ...xs.map((x) => x + 1)) + MARGIN,
    top:
      Math.max(2, ...cards.map(({ at, normal }) => (at[2] ?? 0) + (normal === 'z' ? 0 : 1))) +
      MARGIN,
    parts,
    levels: [
      0,
      ...new Set(cards.filter(({ use }) => use === 'floor').map(({ at }) => at[2] ?? 0)),
    ].sort((a, b) => a - b),
  };
}

/** Workers behind each other are drawn a little aside. */
function inRow(workers: readonly ElevationWorker[]): ElevationWorker[] {
  const places = new Map<string, number>();
  return workers.map((worker) => {
    const key = `${worker.x} ${worker.z}`;
    const before = places.get(key) ?? 0;
    places.set(key, before + 1);
    const aside = before === 0 ? 0 : (before % 2 ? 1 : -1) * Math.ceil(before / 2) * STEP;
    return { ...worker, x: worker.x + aside };
  });
}
