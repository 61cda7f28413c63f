// One level seen from above: its floors, the walls that stand on it and below it, who is there.

import type { BuiltCard, StandingWorker } from '../facts';
import { faceOf, type Face } from './print';

/** A rectangle of the lattice: x to the right, y away. */
interface Bounds {
  left: number;
  right: number;
  near: number;
  far: number;
}

interface PlanFloor {
  number: number;
  x: number;
  y: number;
  face: Face;
}

interface PlanWall {
  number: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Whether it stands on this level, or ends at it from below. */
  isAbove: boolean;
  seat: number | null;
  isBase: boolean;
}

interface PlanWorker extends Pick<StandingWorker, 'worker' | 'seat' | 'is_enclosed' | 'is_lying'> {
  x: number;
  y: number;
}

export interface PlanDrawing {
  bounds: Bounds;
  floors: PlanFloor[];
  /** Lying cards further below. */
  under: PlanFloor[];
  walls: PlanWall[];
  workers: PlanWorker[];
}

export type PlanCard = Pick<
  BuiltCard,
  'kind' | 'use' | 'at' | 'normal' | 'turn' | 'girders' | 'has_worker' | 'by'
>;

/** Where workers in one cell are drawn, from its middle. */
const SPOTS = [
  [0, 0],
  [-0.27, -0.25],
  [0.27, 0.25],
  [-0.27, 0.25],
  [0.27, -0.25],
  [-0.3, 0],
  [0.3, 0],
  [0, -0.3],
  [0, 0.3],
] as const;
const MARGIN = 1;

function boundsOf(places: readonly (readonly number[])[], margin = MARGIN): Bounds {
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0)) as [
    number[],
    number[],
  ];
  return {
    left: Math.min(-1, ...xs.map((x) => x - 1)) - margin,
    right: Math.max(1, ...xs.map((x) => x + 1)) + margin,
    near: Math.min(-1, ...ys.map((y) => y - 1)) - margin,
    far: Math.max(1, ...ys.map((y) => y + 1)) + margin,
  };
}

export function planOf(
  cards: readonly PlanCard[],
  workers: readonly StandingWorker[],
  height: number,
): PlanDrawing {
  const lying = cards.flatMap((card, number): (PlanFloor & { z: number })[] => {
    const [x = 0, y = 0, z = 0] = card.at;
    return card.normal === 'z' ? [{ number, x, y, z, face: faceOf(card) }] : [];
  });
  const walls = cards.flatMap((card, number): PlanWall[] => {
    const [x = 0, y = 0, z = 0] = card.at;
    if (card.normal === 'z' || z < height - 1 || z > height + 1) return [];
    const [dx, dy] = card.normal === 'y' ? [1, 0] : [0, 1];
    return [
      {
        number,
        x0: x - dx,
        y0: y - dy,
        x1: x + dx,
        y1: y + dy,
        isAbove: z >= height,
        seat: card.by,
        isBase: card.kind === 'base',
      },
    ];
  });
  return {
    bounds: boundsOf([...cards.map(({ at }) => at), ...workers.map(({ cell }) => cell)]),
    floors: lying.filter(({ z }) => z === height),
    under: lying.filter(({ z }) => z < height).sort((a, b) => a.z - b.z),
    walls: walls.sort((a, b) => Number(a.isAbove) - Number(b.isAbove)),
    workers: spread(workers.filter(({ cell }) => cell[2] === height)),
  };
}

/** Several in one cell stand side by side. */
function spread(workers: readonly StandingWorker[]): PlanWorker[] {
  const inCell = new Map<string, number>();
  return workers.map(({ worker, seat, is_enclosed, is_lying, cell }) => {
    const spot = inCell.get(cell.join()) ?? 0;
    inCell.set(cell.join(), spot + 1);
    const [right, away] = SPOTS[spot % SPOTS.length] ?? [0, 0];
    return {
      worker,
      seat,
      is_enclosed,
      is_lying,
      x: (cell[0] ?? 0) + 0.5 + right,
      y: (cell[1] ?? 0) + 0.5 + away,
    };
  });
}
