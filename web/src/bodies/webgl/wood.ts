// Painted wood with burnt-in marks: one picture for each body, six tiles, one for each side.

import { MeshStandardMaterial, type CanvasTexture } from 'three';
import type { Look, Wood } from '../look';
import { drawMark } from '../mark';
import { endGrain, longGrain, stream, texture, type Grain, type Pen } from './canvas';
import { COLUMNS, ROWS } from './rounded';

const TILE = 256;

/** Black is a cool charcoal, so that no lamp makes it brown. */
const GRAINS: Record<Wood, Grain> = {
  black: { base: '#15181F', dark: '#040509', light: '#38404F', contrast: 1, lines: 54 },
  brown: { base: '#A06231', dark: '#4A210A', light: '#CC9056', contrast: 1.15, lines: 60 },
  yellow: { base: '#E3A61F', dark: '#8A5604', light: '#FBD873', contrast: 0.95, lines: 56 },
};
const INKS: Record<Wood, string> = { black: '#E4DFD2', brown: '#F6E3C0', yellow: '#5B3B00' };
const ROUGHNESS: Record<Wood, number> = { black: 0.5, brown: 0.55, yellow: 0.5 };

export function woodMaterial(look: Look, seed: number): MeshStandardMaterial {
  return new MeshStandardMaterial({
    map: sides(look, seed),
    roughness: ROUGHNESS[look.wood],
    metalness: 0,
  });
}

function sides(look: Look, seed: number): CanvasTexture {
  const next = stream(seed * 7919 + 17);
  const made = texture(TILE * COLUMNS, TILE * ROWS, (pen) => {
    for (let side = 0; side < COLUMNS * ROWS; side++) {
      pen.save();
      pen.translate((side % COLUMNS) * TILE, Math.floor(side / COLUMNS) * TILE);
      pen.beginPath();
      pen.rect(0, 0, TILE, TILE);
      pen.clip();
      // The grain runs along x: the first two sides are the ends of the wood.
      (side < 2 ? endGrain : longGrain)(pen, TILE, GRAINS[look.wood], next);
      markSide(pen, look);
      pen.restore();
    }
  });
  return made;
}

function markSide(pen: Pen, { wood, mark, dots }: Look): void {
  pen.save();
  pen.translate(TILE / 2, TILE / 2);
  pen.fillStyle = pen.strokeStyle = INKS[wood];
  pen.globalAlpha = 0.92;
  drawMark(pen, mark, TILE * 0.42);
  for (let i = 0; i < dots; i++) {
    pen.beginPath();
    pen.arc(TILE * (-0.31 + i * 0.078), TILE * 0.315, TILE * 0.025, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}
