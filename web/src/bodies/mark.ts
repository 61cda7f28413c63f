// A mark, drawn by a pen.

import { MARKS, type Mark } from './look';

/** Around 0, 0, in the pen's own colours. */
export function drawMark(pen: CanvasRenderingContext2D, mark: Mark, size: number): void {
  const { d, stroke } = MARKS[mark];
  const path = new Path2D(d);
  pen.save();
  pen.scale(size, size);
  pen.lineWidth = stroke;
  pen.lineCap = pen.lineJoin = 'round';
  if (stroke > 0) pen.stroke(path);
  else pen.fill(path);
  pen.restore();
}
