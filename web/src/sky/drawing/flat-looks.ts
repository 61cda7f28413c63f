// Cards and workers for drawings by a pen: what the hand works on where there is no depth.

import type { AnyLook, Paper, Printed } from '../../solid/look';
import { seatPaint, SHEET, SKIN, TIMBER } from './colours';
import { COAT, hatOf, HEAD } from './hats';
import { isGlazed, printOf, sheetOf, type Face, type Ink, type Sheet } from './print';

const CARD_MM = 60;
const TALL_MM = 18;
/** The drawn figure, from its sole to the top of its head. */
const DRAWN_TALL = 28.5;
const DRAWN_MIDDLE = 14.2;

function paperOf(sheet: Sheet, seat: number | null): Paper {
  if (sheet === 'planks') return { front: TIMBER.planks[0]!, top: TIMBER.planks[2]!, side: TIMBER.seam, ink: TIMBER.body };
  if (sheet === 'stone') {
    const { body, light, dark } = seatPaint(seat);
    return { front: body, top: light, side: dark, ink: dark };
  }
  return { front: SHEET.paper, top: SHEET.paper, side: SHEET.rim, ink: SHEET.ink };
}

export function cardLook(face: Face): Printed {
  const glazed = isGlazed(face);
  const inks = printOf(face).filter(({ on }) => !glazed || on !== 'sheet');
  return {
    print: 'card',
    paper: paperOf(sheetOf(face), face.seat),
    isGlass: glazed,
    draw: (pen) => {
      pen.scale(CARD_MM / 100, -CARD_MM / 100);
      pen.translate(-50, -50);
      draw(pen, inks);
    },
  };
}

export function workerLook(seat: number): Printed {
  const { body, light, dark } = seatPaint(seat);
  return {
    print: 'figure',
    paper: { front: body, top: light, side: dark, ink: dark },
    draw: (pen, isAbove) => {
      if (isAbove) return fromAbove(pen, seat);
      pen.scale(TALL_MM / DRAWN_TALL, -TALL_MM / DRAWN_TALL);
      pen.translate(-HEAD.x, -DRAWN_MIDDLE);
      const head = `M${HEAD.x - HEAD.r} ${HEAD.y}a${HEAD.r} ${HEAD.r} 0 1 0 ${2 * HEAD.r} 0a${HEAD.r} ${HEAD.r} 0 1 0 ${-2 * HEAD.r} 0Z`;
      draw(pen, [
        { on: 'mark', d: COAT, fill: body, stroke: dark, width: 0.7 },
        { on: 'mark', d: head, fill: SKIN, stroke: dark, width: 0.7 },
        { on: 'mark', d: hatOf(seat), fill: body, stroke: dark, width: 0.7 },
      ]);
    },
  };
}

function fromAbove(pen: CanvasRenderingContext2D, seat: number): void {
  const { body, light, dark } = seatPaint(seat);
  for (const [radius, paint] of [[4.2, dark], [3.5, body], [seat % 4 === 1 ? 0.7 : 2, light]] as const) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 2 * Math.PI);
    pen.fillStyle = paint;
    pen.fill();
  }
}

/** By the names `card-3` and `worker-7`, for what there is. */
export function looksOf(faces: readonly Face[], workers: readonly { worker: number; seat: number }[]): Record<string, AnyLook> {
  return Object.fromEntries([
    ...faces.map((face, number) => [`card-${number}`, cardLook(face)] as const),
    ...workers.map(({ worker, seat }) => [`worker-${worker}`, workerLook(seat)] as const),
  ]);
}

/** All paths, in the pen's own measure. */
export function draw(pen: CanvasRenderingContext2D, inks: readonly Ink[]): void {
  for (const { d, fill, stroke, width = 1 } of inks) {
    const path = new Path2D(d);
    if (fill) {
      pen.fillStyle = fill;
      pen.fill(path);
    }
    if (!stroke) continue;
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke(path);
  }
}
