// The building ground: a printed plan with the lattice on it, under the evening or on paper by day.

import {
  Group,
  Mesh,
  MeshLambertMaterial,
  RepeatWrapping,
  type BufferGeometry,
  type CanvasTexture,
} from 'three';
import { stream, texture, type Pen } from '../../../bodies/webgl/canvas';
import type { Light, MakeScenery, Theme } from '../../../bodies/webgl/scenery';
import { UNIT_MM } from '../sizes';
import { Quads } from './quads';

const TILE_PX = 512;
/** Units on one tile of the print. */
const TILE = 8;
const BOARD_PX = 1024;
/** Half the side of the board in units, and of its two frames. */
const BOARD = 8;
const FRAME = 7;
const DASHED = 6;
const FAR = 192;

interface Paint {
  sheet: string;
  grain: readonly [string, string];
  line: string;
  /** Lines of the grid: every fourth, every second, every unit. */
  strengths: readonly [number, number, number];
  frame: string;
}

const PAINTS: Record<Theme, Paint> = {
  dusk: {
    sheet: '#3A437F',
    grain: ['#FFFFFF', '#000000'],
    line: '#C9D6FF',
    strengths: [0.4, 0.24, 0.13],
    frame: '#E8EEFF',
  },
  day: {
    sheet: '#DCE6F0',
    grain: ['#FFFFFF', '#8FA3C4'],
    line: '#4C6EA8',
    strengths: [0.6, 0.36, 0.2],
    frame: '#2C4F8C',
  },
};

const LIGHTS: Record<Theme, Light> = {
  dusk: {
    lamp: '#FFD9A8',
    lampStrength: 4.6,
    sky: '#C9CBF2',
    skyStrength: 2.1,
    bounce: '#9A7658',
    bounceStrength: 0.9,
    rim: '#FFC7A0',
    rimStrength: 0.9,
    fog: '#1B1B40',
    exposure: 1.3,
  },
  day: {
    lamp: '#FFF0D8',
    lampStrength: 3.3,
    sky: '#DCE8FF',
    skyStrength: 1.5,
    bounce: '#D8CDB8',
    bounceStrength: 0.8,
    rim: '#FFE9CC',
    rimStrength: 0.7,
    fog: '#E6E6DE',
    exposure: 1.2,
  },
};

export const makeGround: MakeScenery = (theme, isSimple) => {
  const paint = PAINTS[theme];
  const [tile, board] = [
    texture(TILE_PX, TILE_PX, (pen) => drawTile(pen, paint)),
    texture(BOARD_PX, BOARD_PX, (pen) => drawBoard(pen, paint)),
  ];
  tile.wrapS = tile.wrapT = RepeatWrapping;
  for (const map of [tile, board]) map.anisotropy = isSimple ? 1 : 8;
  const sheets = [land(tile), plate(board)];
  const root = new Group();
  root.add(...sheets);
  return {
    light: LIGHTS[theme],
    root,
    close: () => {
      for (const { geometry, material } of sheets) {
        geometry.dispose();
        material.map?.dispose();
        material.dispose();
      }
    },
  };
};

type Sheet = Mesh<BufferGeometry, MeshLambertMaterial>;

function plate(map: CanvasTexture): Sheet {
  return sheet([[-BOARD, -BOARD, BOARD, BOARD]], 2 * BOARD, BOARD, map);
}

/** All around the board, and not under it: nothing is drawn twice. */
function land(map: CanvasTexture): Sheet {
  const around: Rectangle[] = [
    [-FAR, -FAR, FAR, -BOARD],
    [-FAR, BOARD, FAR, FAR],
    [-FAR, -BOARD, -BOARD, BOARD],
    [BOARD, -BOARD, FAR, BOARD],
  ];
  return sheet(around, TILE, 0, map);
}

type Rectangle = readonly [left: number, near: number, right: number, far: number];

/** The print is `units` wide, and its corner is so far from the middle. */
function sheet(
  rectangles: readonly Rectangle[],
  units: number,
  corner: number,
  map: CanvasTexture,
): Sheet {
  const made = new Quads();
  for (const [left, near, right, far] of rectangles) {
    const corners = [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ].map(([x = 0, y = 0]) => [x * UNIT_MM, y * UNIT_MM, 0] as const);
    made.add(corners, [0, 0, 1], ([x, y]) => [
      (x / UNIT_MM + corner) / units,
      (y / UNIT_MM + corner) / units,
    ]);
  }
  const mesh = new Mesh(made.geometry(), new MeshLambertMaterial({ map }));
  mesh.receiveShadow = true;
  return mesh;
}

function drawTile(pen: Pen, paint: Paint): void {
  drawSheet(pen, TILE_PX, paint, 1500);
  drawGrid(pen, TILE_PX, TILE, paint);
}

function drawBoard(pen: Pen, paint: Paint): void {
  drawSheet(pen, BOARD_PX, paint, 5000);
  drawGrid(pen, BOARD_PX, 2 * BOARD, paint);
  const [middle, unit] = [BOARD_PX / 2, BOARD_PX / (2 * BOARD)];
  pen.strokeStyle = paint.frame;
  pen.globalAlpha = 0.85;
  pen.lineWidth = 4;
  pen.strokeRect(middle - FRAME * unit, middle - FRAME * unit, 2 * FRAME * unit, 2 * FRAME * unit);
  pen.lineWidth = 2.6;
  pen.setLineDash([18, 11]);
  pen.strokeRect(
    middle - DASHED * unit,
    middle - DASHED * unit,
    2 * DASHED * unit,
    2 * DASHED * unit,
  );
  pen.setLineDash([]);
  drawStart(pen, middle, unit);
  pen.globalAlpha = 1;
}

/** The three bases that stand there from the beginning. */
function drawStart(pen: Pen, middle: number, unit: number): void {
  pen.globalAlpha = 0.7;
  pen.lineWidth = 5;
  pen.beginPath();
  for (const x of [-1, 1]) {
    pen.moveTo(middle + x * unit, middle - unit);
    pen.lineTo(middle + x * unit, middle + unit);
  }
  pen.moveTo(middle - unit, middle);
  pen.lineTo(middle + unit, middle);
  pen.stroke();
}

function drawSheet(pen: Pen, px: number, { sheet, grain }: Paint, specks: number): void {
  pen.fillStyle = sheet;
  pen.fillRect(0, 0, px, px);
  const next = stream(23);
  for (let i = 0; i < specks; i++) {
    pen.globalAlpha = next() * 0.05;
    pen.fillStyle = grain[next() < 0.5 ? 0 : 1];
    pen.fillRect(next() * px, next() * px, 3, 3);
  }
  pen.globalAlpha = 1;
}

function drawGrid(pen: Pen, px: number, units: number, { line, strengths }: Paint): void {
  pen.strokeStyle = line;
  for (let i = 0; i <= units; i++) {
    const at = (i * px) / units;
    const rank = i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2;
    pen.globalAlpha = strengths[rank];
    pen.lineWidth = rank === 0 ? 3 : 2;
    pen.beginPath();
    pen.moveTo(at, 0);
    pen.lineTo(at, px);
    pen.moveTo(0, at);
    pen.lineTo(px, at);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
