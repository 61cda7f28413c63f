// Prints of cards as textures, made once for each look.

import { MeshLambertMaterial, type CanvasTexture } from 'three';
import { longGrain, stream, texture, type Pen } from '../../../bodies/webgl/canvas';
import { seatPaint } from '../drawing/colours';
import { draw } from '../drawing/pen';
import { isGlazed, printOf, sheetOf, type Face } from '../drawing/print';

const PX = 256;

export class Prints {
  private readonly made = new Map<string, { map: CanvasTexture; material: MeshLambertMaterial }>();

  /** `isSmooth`: edges of bars are smoothed by the screen's own samples. */
  constructor(private readonly isSmooth: boolean) {}

  of(face: Face): MeshLambertMaterial {
    const key = JSON.stringify(face);
    let known = this.made.get(key);
    if (!known) {
      const map = texture(PX, PX, (pen) => paint(pen, face, this.made.size + 1));
      const glazed = isGlazed(face);
      const material = new MeshLambertMaterial({
        map,
        alphaTest: glazed ? 0.42 : 0,
        alphaToCoverage: glazed && this.isSmooth,
      });
      known = { map, material };
      this.made.set(key, known);
    }
    return known.material;
  }

  close(): void {
    for (const { map, material } of this.made.values()) {
      map.dispose();
      material.dispose();
    }
  }
}

function paint(pen: Pen, face: Face, seed: number): void {
  const glazed = isGlazed(face);
  const inks = printOf(face).filter(({ on }) => !glazed || on !== 'sheet');
  const next = stream(seed * 977 + 5);
  const scale = PX / 100;
  pen.scale(scale, scale);
  draw(
    pen,
    inks.filter(({ on }) => on === 'sheet'),
  );
  pen.scale(1 / scale, 1 / scale);
  if (sheetOf(face) === 'planks') veins(pen, next);
  if (sheetOf(face) === 'stone')
    speckle(pen, seatPaint(face.seat).dark, seatPaint(face.seat).light, next);
  pen.scale(scale, scale);
  draw(
    pen,
    inks.filter(({ on }) => on !== 'sheet'),
  );
}

/** The grain of the planks runs with them. */
function veins(pen: Pen, next: () => number): void {
  pen.save();
  pen.translate(0, PX);
  pen.rotate(-Math.PI / 2);
  pen.globalCompositeOperation = 'multiply';
  longGrain(
    pen,
    PX,
    { base: '#FFFFFF', dark: '#6A4215', light: '#FFFFFF', contrast: 0.9, lines: 70 },
    next,
  );
  pen.restore();
}

function speckle(pen: Pen, dark: string, light: string, next: () => number): void {
  for (let i = 0; i < 1500; i++) {
    pen.globalAlpha = next() * 0.2;
    pen.fillStyle = next() < 0.5 ? dark : light;
    pen.fillRect(next() * PX, next() * PX, 1 + next() * 2, 1 + next() * 2);
  }
  pen.globalAlpha = 1;
}
