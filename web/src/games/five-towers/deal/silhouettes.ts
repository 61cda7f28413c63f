// What may be shown of a deal that others still play: how high towers are, and which have a roof.

import { GROUND } from '../../../end/picture';
import type { ValuesByType } from '../facts';
import { TYPES } from '../drawing/types';

export interface Silhouette {
  storeys: number;
  hasRoof: boolean;
}

const WIDTH = 96;
const GAP = 26;
const STOREY = 34;
const HIGHEST = 250;
/** Where the towers stand, from the highest to the lowest: the highest is in the middle. */
const PLACES = [2, 1, 3, 0, 4];
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** The towers in an order that says nothing about their types. */
export function skylineOf(towers: ValuesByType): Silhouette[] {
  const all = TYPES.map((type) => ({
    storeys: towers[type].length,
    hasRoof: towers[type].at(-1) === 0,
  })).sort((a, b) => b.storeys - a.storeys || Number(b.hasRoof) - Number(a.hasRoof));
  const placed: Silhouette[] = [];
  PLACES.forEach((place, i) => (placed[place] = all[i]!));
  return placed;
}

/** The same in letters: “▂▅▇▃▁”. */
export function blocks(skyline: readonly Silhouette[]): string {
  return skyline.map(({ storeys }) => BLOCKS[Math.min(storeys, BLOCKS.length - 1)]).join('');
}

/** The same as a drawing on the ground line of the picture. */
export function silhouettes(skyline: readonly Silhouette[], middle: number): string {
  const most = Math.max(...skyline.map(({ storeys }) => storeys), 1);
  const high = Math.min(STOREY, HIGHEST / (most + 1.4));
  const left = middle - (skyline.length * WIDTH + (skyline.length - 1) * GAP) / 2;
  return skyline
    .map(({ storeys, hasRoof }, i) => {
      const x = left + i * (WIDTH + GAP);
      const floors = Array.from({ length: storeys }, (_, floor) => storey(x, floor, high, hasRoof));
      return floors.join('') + (hasRoof ? roof(x, storeys, high) : '');
    })
    .join('');
}

function storey(x: number, floor: number, high: number, isLit: boolean): string {
  const y = GROUND - (floor + 1) * high;
  const rect = (left: number, top: number, width: number, height: number, fill: string): string =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
  const light = isLit ? '#FFD27A' : '#4B5070';
  const windows = [0.16, 0.42, 0.68].map((at) =>
    rect(x + at * WIDTH, y + high * 0.3, WIDTH * 0.16, high * 0.42, light),
  );
  return rect(x, y + 1, WIDTH, high - 2, '#1A1F38') + windows.join('');
}

function roof(x: number, storeys: number, high: number): string {
  const y = GROUND - storeys * high;
  return `<path fill="#EFE6D2" d="M${x - 4} ${y}h${WIDTH + 8}L${x + WIDTH / 2} ${y - high * 1.4}Z"/>`;
}
