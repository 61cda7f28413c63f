// Glass: paper-coloured haze with two streaks of light across it.

import type { CanvasTexture } from 'three';
import { texture } from '../../../bodies/webgl/canvas';

const PX = 128;

export function paneMap(): CanvasTexture {
  return texture(PX, PX, (pen) => {
    pen.fillStyle = 'rgb(250 240 222 / 74%)';
    pen.fillRect(0, 0, PX, PX);
    pen.globalCompositeOperation = 'source-over';
    for (const [at, wide, strength] of [
      [0.22, 0.2, 0.55],
      [0.52, 0.07, 0.4],
    ] as const) {
      pen.fillStyle = `rgb(255 252 244 / ${strength * 100}%)`;
      pen.beginPath();
      pen.moveTo(PX * at, 0);
      pen.lineTo(PX * (at + wide), 0);
      pen.lineTo(PX * (at + wide - 0.42), PX);
      pen.lineTo(PX * (at - 0.42), PX);
      pen.fill();
    }
  });
}
