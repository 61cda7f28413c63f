// Where cards and workers are: as a simulation left them, else where the lattice has them.

import { poseFrom } from '../../../bodies/poses';
import type { Pose, Poses } from '../../../bodies/types';
import type { SkyView } from '../facts';
import { CARD_IDS, latticePoses, WORKER_IDS } from '../places';
import { WORKERS } from '../sizes';

/** The bodies in the order in which films count them. */
export const BODIES: readonly string[] = [...CARD_IDS, ...WORKER_IDS];

export function posesOf({
  cards,
  workers,
  poses: told,
}: Pick<SkyView, 'cards' | 'workers' | 'poses'>): Poses {
  const poses: Record<string, Pose> = latticePoses(cards, workers);
  for (const body of Object.keys(poses)) if (told[body]) poses[body] = poseFrom(told[body]);
  return poses;
}

/** The seat that a worker belongs to. */
export function seatOf(worker: number): number {
  return Math.floor(worker / WORKERS);
}
