// The paper city far behind the table, out of focus, with the lights of its windows.

import { BackSide, CylinderGeometry, Mesh, MeshBasicMaterial, RepeatWrapping } from 'three';
import { drawn, stream, texture, type Pen } from '../../../bodies/webgl/canvas';
import type { Theme } from '../../../bodies/webgl/scenery';

const WIDTH = 2048;
const HEIGHT = 1000;
const RADIUS_MM = 2300;
const FOOT_MM = -650;
const TOP_MM = 1110;
/** The picture goes around this many times. */
const TIMES = 4;
/** Where the picture has its horizon, from above. */
const HORIZON = 0.63;

interface Paint {
  sky: readonly (readonly [number, string])[];
  /** From far to near: colour, how blurred, foot and tallness as parts of the height. */
  rows: readonly (readonly [string, number, number, number])[];
  lights: readonly string[];
  lightStrength: number;
  /** All of it, against the exposure of the table. */
  dim: string;
}

const PAINTS: Record<Theme, Paint> = {
  dusk: {
    sky: [
      [0, '#0D1128'],
      [0.3, '#1D2046'],
      [0.47, '#3C3260'],
      [0.58, '#5E4468'],
      [0.67, '#8E5C6E'],
      [0.75, '#A86C70'],
      [1, '#5A3F60'],
    ],
    rows: [
      ['#6A4B6E', 13, 0.74, 0.3],
      ['#523F69', 10, 0.78, 0.2],
      ['#41345F', 7, 0.83, 0.13],
    ],
    lights: ['#FFC27A', '#FFC27A', '#FFE3B8', '#FFB05A'],
    lightStrength: 0.6,
    dim: '#CFC9D8',
  },
  day: {
    sky: [
      [0, '#BFD2DC'],
      [0.3, '#CFDCE0'],
      [0.5, '#E2E6E0'],
      [0.62, '#F1E9D9'],
      [0.75, '#F7E4C8'],
      [1, '#D9CBB2'],
    ],
    rows: [
      ['#D8D9D1', 13, 0.74, 0.3],
      ['#C8CFCE', 10, 0.78, 0.2],
      ['#B9C4C6', 7, 0.83, 0.13],
    ],
    lights: ['#FFFFFF', '#FFF8E6', '#FFEFD2'],
    lightStrength: 0.5,
    dim: '#FFFFFF',
  },
};

export function makeBackdrop(theme: Theme): { mesh: Mesh; close: () => void } {
  const map = texture(WIDTH, HEIGHT, (pen) => drawCity(pen, PAINTS[theme]));
  map.wrapS = RepeatWrapping;
  map.repeat.x = -TIMES;
  const geometry = new CylinderGeometry(RADIUS_MM, RADIUS_MM, TOP_MM - FOOT_MM, 72, 1, true);
  const material = new MeshBasicMaterial({
    map,
    color: PAINTS[theme].dim,
    side: BackSide,
    fog: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.rotation.x = Math.PI / 2;
  mesh.position.z = (TOP_MM + FOOT_MM) / 2;
  return { mesh, close: () => [map, geometry, material].forEach((part) => part.dispose()) };
}

function drawCity(pen: Pen, paint: Paint): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, colour] of paint.sky) sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const next = stream(4177);
  for (const [colour, blur, foot, tall] of paint.rows)
    drawRoofs(pen, next, colour, blur, HEIGHT * foot, HEIGHT * tall);
  for (let i = 0; i < 96; i++) drawLight(pen, next, paint);
}

/** Drawn small and shown large: soft without a filter, which not every browser has. */
function drawRoofs(
  pen: Pen,
  next: () => number,
  colour: string,
  blur: number,
  foot: number,
  tall: number,
): void {
  const outline = roofs(next, foot, tall);
  const aside = blur * 8;
  const [width, height] = [Math.ceil((WIDTH + 2 * aside) / blur), Math.ceil(HEIGHT / blur)];
  const small = drawn(width, height, (far) => {
    far.scale(1 / blur, 1 / blur);
    far.translate(aside, 0);
    far.fillStyle = colour;
    // It goes on at both ends, or the seam would show.
    for (const turn of [-WIDTH, 0, WIDTH]) {
      far.beginPath();
      far.moveTo(turn, HEIGHT);
      for (const [x, y] of outline) far.lineTo(turn + x, y);
      far.lineTo(turn + WIDTH + 1, HEIGHT);
      far.fill();
    }
  });
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, -aside, 0, width * blur, height * blur);
}

function roofs(next: () => number, foot: number, tall: number): [number, number][] {
  const points: [number, number][] = [];
  for (let x = 0; x < WIDTH;) {
    const wide = Math.min(50 + next() * 110, WIDTH - x);
    const [eaves, kind] = [foot - next() * tall, next()];
    points.push([x, eaves]);
    if (kind < 0.25) points.push([x + wide / 2, eaves - wide * 1.15]);
    else if (kind < 0.5) points.push([x + wide / 2, eaves - wide * 0.45]);
    points.push([x + wide, eaves]);
    x += wide;
  }
  return points;
}

/** A light out of focus is a disc, a little brighter at its rim. */
function drawLight(pen: Pen, next: () => number, { lights, lightStrength }: Paint): void {
  const radius = 4 + next() ** 1.5 * 13;
  const [x, y] = [
    radius + next() * (WIDTH - 2 * radius),
    HEIGHT * (HORIZON - 0.1 + (next() + next()) * 0.13),
  ];
  const colour = lights[Math.floor(next() * lights.length)] ?? '#FFC27A';
  const strength = lightStrength * (0.25 + 0.75 * next());
  const disc = pen.createRadialGradient(x, y, 0, x, y, radius);
  disc.addColorStop(0, colour);
  disc.addColorStop(0.82, colour);
  disc.addColorStop(1, `${colour}00`);
  pen.fillStyle = disc;
  pen.globalAlpha = strength * 0.8;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = colour;
  pen.globalAlpha = strength * 0.35;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.arc(x, y, radius * 0.86, 0, 2 * Math.PI);
  pen.stroke();
  pen.globalAlpha = 1;
}
