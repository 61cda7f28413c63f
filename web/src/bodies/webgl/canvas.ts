// Textures that are drawn, not loaded.

import { CanvasTexture, SRGBColorSpace } from 'three';

export type Pen = CanvasRenderingContext2D;

/** Numbers from 0 to 1, decided by the seed (Park and Miller's generator). */
export function stream(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  for (let i = 0; i < 3; i++) state = (state * 16807) % 2147483647;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export function drawn(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  return canvas;
}

export function texture(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const made = new CanvasTexture(drawn(width, height, draw));
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

export interface Grain {
  base: string;
  dark: string;
  light: string;
  /** How strongly it shows, around 1. */
  contrast: number;
  /** Lines per side. */
  lines: number;
}

/** Wood sawn along the grain: long soft lines, and short pores. */
export function longGrain(pen: Pen, size: number, grain: Grain, next: () => number): void {
  pen.fillStyle = grain.base;
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < grain.lines; i++) {
    const [y, sway, phase, waves] = [
      next() * size,
      size * (0.008 + next() * 0.03),
      next() * 6.3,
      1 + next() * 2,
    ];
    pen.strokeStyle = next() < 0.7 ? grain.dark : grain.light;
    pen.globalAlpha = (0.05 + next() * 0.16) * grain.contrast;
    pen.lineWidth = 0.6 + next() ** 3 * size * 0.045;
    pen.beginPath();
    for (let step = 0; step <= 16; step++) {
      const x = (step / 16) * size;
      pen.lineTo(x, y + Math.sin((x / size) * waves * Math.PI + phase) * sway);
    }
    pen.stroke();
  }
  pores(pen, size, grain, next);
}

/** Wood sawn across: year rings around a heart that lies outside. */
export function endGrain(pen: Pen, size: number, grain: Grain, next: () => number): void {
  pen.fillStyle = grain.base;
  pen.fillRect(0, 0, size, size);
  const [x, y] = [size * (0.2 + next() * 0.6), size * (1.25 + next() * 0.3)];
  for (let r = size * 0.15; r < size * 1.9; r += size * (0.03 + next() * 0.035)) {
    pen.strokeStyle = grain.dark;
    pen.globalAlpha = (0.1 + next() * 0.22) * grain.contrast;
    pen.lineWidth = 1 + next() * size * 0.014;
    pen.beginPath();
    pen.ellipse(x, y, r, r * 0.92, 0, Math.PI, 2 * Math.PI);
    pen.stroke();
  }
  pores(pen, size, grain, next);
}

function pores(pen: Pen, size: number, grain: Grain, next: () => number): void {
  for (let i = 0; i < size; i++) {
    pen.globalAlpha = next() * 0.16 * grain.contrast;
    pen.fillStyle = next() < 0.6 ? grain.dark : grain.light;
    pen.fillRect(
      next() * size,
      next() * size,
      size * (0.01 + next() * 0.05),
      Math.max(0.7, size / 400),
    );
  }
  pen.globalAlpha = 1;
}
