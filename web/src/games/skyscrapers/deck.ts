// The cards of Skyscrapers. Generated from the Python table by `python3 run.py wire`;
// edits would be lost.

import type { BuiltCard } from './facts';

export interface Card {
  kind: BuiltCard['kind'];
  /** Unturned. */
  girders: string;
  hasWorker: boolean;
}

export const CARDS: Readonly<Record<string, Card>> = {
  'flat-1': { kind: 'flat', girders: 'hv', hasWorker: false },
  'flat-2': { kind: 'flat', girders: 'de', hasWorker: false },
  'flat-3': { kind: 'flat', girders: 'lrh', hasWorker: false },
  'flat-4': { kind: 'flat', girders: 'tbd', hasWorker: true },
  'flat-5': { kind: 'flat', girders: 'lrtb', hasWorker: false },
  'flat-6': { kind: 'flat', girders: 'lrhv', hasWorker: false },
  'flat-7': { kind: 'flat', girders: 'tbde', hasWorker: true },
  'flat-8': { kind: 'flat', girders: 'hvde', hasWorker: false },
  'flat-9': { kind: 'flat', girders: 'lrtbd', hasWorker: true },
  'flat-10': { kind: 'flat', girders: 'lrtbhv', hasWorker: false },
  'upright-1': { kind: 'upright', girders: 'lr', hasWorker: false },
  'upright-2': { kind: 'upright', girders: 'hv', hasWorker: true },
  'upright-3': { kind: 'upright', girders: 'lrd', hasWorker: false },
  'upright-4': { kind: 'upright', girders: 'lrh', hasWorker: true },
  'upright-5': { kind: 'upright', girders: 'thv', hasWorker: false },
  'upright-6': { kind: 'upright', girders: 'lrt', hasWorker: false },
  'upright-7': { kind: 'upright', girders: 'lrtb', hasWorker: true },
  'upright-8': { kind: 'upright', girders: 'lrde', hasWorker: false },
  'upright-9': { kind: 'upright', girders: 'tbhv', hasWorker: false },
  'upright-10': { kind: 'upright', girders: 'lrtbd', hasWorker: true },
  'upright-11': { kind: 'upright', girders: 'lrtbh', hasWorker: false },
  'upright-12': { kind: 'upright', girders: 'lrtbde', hasWorker: false },
  'floor-1': { kind: 'floor', girders: 'lr', hasWorker: false },
  'floor-2': { kind: 'floor', girders: 'de', hasWorker: true },
  'floor-3': { kind: 'floor', girders: 'lrv', hasWorker: false },
  'floor-4': { kind: 'floor', girders: 'tld', hasWorker: false },
  'floor-5': { kind: 'floor', girders: 'lrtb', hasWorker: true },
  'floor-6': { kind: 'floor', girders: 'lrhv', hasWorker: false },
  'floor-7': { kind: 'floor', girders: 'lrtbe', hasWorker: true },
  'floor-8': { kind: 'floor', girders: 'lrhde', hasWorker: false },
  'floor-9': { kind: 'floor', girders: 'lrtbhv', hasWorker: false },
  'universal-1': { kind: 'universal', girders: 'hvd', hasWorker: false },
  'universal-2': { kind: 'universal', girders: 'lrtb', hasWorker: true },
  'universal-3': { kind: 'universal', girders: 'hvde', hasWorker: false },
  'universal-4': { kind: 'universal', girders: 'lrtbd', hasWorker: true },
  'universal-5': { kind: 'universal', girders: 'lrtbde', hasWorker: false },
  base: { kind: 'base', girders: 'lrtbd', hasWorker: false },
  start: { kind: 'base', girders: 'lrtb', hasWorker: false },
};

/** Where a girder is after a quarter turn. */
export const QUARTER: Readonly<Record<string, string>> = { t: 'l', l: 'b', b: 'r', r: 't', h: 'v', v: 'h', d: 'e', e: 'd' };
