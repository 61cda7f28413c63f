// Where cards and workers are: as a simulation left them, else where the lattice has them.

import { poseFrom } from '../solid/poses';
import type { Pose, Poses } from '../solid/types';
import type { SkyView } from './facts';
import { cardId, latticePoses, workerId } from './places';

const WORKERS_FROM = 64;
const MOST_WORKERS = 20;

/** The bodies in the order in which films count them. */
export const BODIES: readonly string[] = [
  ...Array.from({ length: WORKERS_FROM }, (_, number) => cardId(number)),
  ...Array.from({ length: MOST_WORKERS }, (_, worker) => workerId(worker)),
];

export function posesOf({ cards, workers, poses: told }: Pick<SkyView, 'cards' | 'workers' | 'poses'>): Poses {
  const poses: Record<string, Pose> = latticePoses(cards, workers);
  for (const body of Object.keys(poses)) if (told[body]) poses[body] = poseFrom(told[body]);
  return poses;
}

/** The seat that a worker belongs to. */
export function seatOf(worker: number): number {
  return Math.floor(worker / 5);
}
