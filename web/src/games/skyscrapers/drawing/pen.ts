import type { Ink } from './print';

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
