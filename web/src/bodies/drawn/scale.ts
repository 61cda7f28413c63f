// Rulers beside a drawing.

import type { Ink } from './ink';
import type { Box } from './pane';

type Pen = CanvasRenderingContext2D;

/** Up the left side: a tick for every centimetre, a longer one for five, a number for ten. */
export function drawScale(
  pen: Pen,
  ink: Ink,
  box: Box,
  mmPerPx: number,
  yOf: (mm: number) => number,
): void {
  const left = box.x + 1;
  pen.strokeStyle = pen.fillStyle = ink.marks;
  pen.lineWidth = 1;
  pen.font = '600 12px Commissioner, system-ui, sans-serif';
  pen.textBaseline = 'middle';
  pen.beginPath();
  for (let mm = 0; mm < 900; mm += 10) {
    const y = yOf(mm);
    if (y < box.y) break;
    if (10 / mmPerPx < 5 && mm % 50 !== 0) continue;
    pen.moveTo(left, Math.round(y) + 0.5);
    pen.lineTo(left + (mm % 100 === 0 ? 14 : mm % 50 === 0 ? 10 : 5), Math.round(y) + 0.5);
    if (mm % 100 === 0 && mm > 0 && y > box.y + 8) pen.fillText(String(mm / 10), left + 18, y);
  }
  pen.stroke();
}

/** In the corner: five centimetres, to compare with. */
export function drawRule(pen: Pen, ink: Ink, box: Box, mmPerPx: number): void {
  const [x, y] = [box.x + 12, box.y + box.height - 12];
  pen.strokeStyle = ink.marks;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let cm = 0; cm <= 5; cm++) {
    pen.moveTo(x + (cm * 10) / mmPerPx, y);
    pen.lineTo(x + (cm * 10) / mmPerPx, y - (cm % 5 === 0 ? 9 : 5));
  }
  pen.moveTo(x, y);
  pen.lineTo(x + 50 / mmPerPx, y);
  pen.stroke();
}
