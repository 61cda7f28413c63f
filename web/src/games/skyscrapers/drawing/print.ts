// What is printed on a card, as paths on a square of 100 by 100 (y goes down): drawn as SVG in the
// bench, and by a pen for the building. Each kind has a sheet of its own, so that nobody needs
// colour: windows stand, planks carry, an open grate only lies, stone is a base; a universal card
// shows all three.

import type { BuiltCard } from '../facts';
import { BRASS, seatPaint, SHEET, STEEL, TIMBER } from './colours';
import { linesOf, type Line } from './girders';

export type Kind = BuiltCard['kind'];
export type Use = BuiltCard['use'];

export interface Face {
  kind: Kind;
  /** What it is built in as; a universal card may not know yet. */
  use: Use | null;
  /** As it lies: letters of t, b, l, r, h, v, d, e. */
  girders: string;
  /** Quarter turns, which turn the drawn worker. */
  turn: number;
  hasWorker: boolean;
  /** Whose base it is; nobody's is of stone. */
  seat: number | null;
}

/** One path. `on` says which layer: glazing leaves the sheet out. */
export interface Ink {
  on: 'sheet' | 'bar' | 'mark';
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export type Sheet = 'panes' | 'planks' | 'grate' | 'stone' | 'all';
const SHEETS: Record<Use, Sheet> = {
  upright: 'panes',
  floor: 'planks',
  flat: 'grate',
  base: 'stone',
};

/** Where the middle of a border bar is, from the edge. */
const INSET = 5;
const BAR = 8;
const HOLE = 4.6;
const RIVETS_APART = 11;

export function faceOf(
  card: Pick<BuiltCard, 'kind' | 'use' | 'girders' | 'turn' | 'has_worker' | 'by'>,
): Face {
  return {
    kind: card.kind,
    use: card.use,
    girders: card.girders,
    turn: card.turn,
    hasWorker: card.has_worker,
    seat: card.by,
  };
}

export function sheetOf({ kind, use }: Pick<Face, 'kind' | 'use'>): Sheet {
  if (kind === 'universal') return use ? SHEETS[use] : 'all';
  return SHEETS[kind];
}

/** Whether one sees through it: everything but floors and bases. */
export function isGlazed(face: Pick<Face, 'kind' | 'use'>): boolean {
  return !['planks', 'stone'].includes(sheetOf(face));
}

/** Everything printed on it, from below. Small prints leave small things out. */
export function printOf(face: Face, isSmall = false): Ink[] {
  const sheet = sheetOf(face);
  return [
    ...SHEET_INKS[sheet](face, isSmall),
    ...bars(face, sheet, isSmall),
    ...hole(sheet),
    ...(face.hasWorker ? worker(face, sheet, isSmall) : []),
  ];
}

const SHEET_INKS: Record<Sheet, (face: Face, isSmall: boolean) => Ink[]> = {
  panes: (_, isSmall) => [plain(SHEET.paper), panes(0, 100, isSmall ? 2 : 4), rim(SHEET.rim)],
  planks: () => [...planks(0, 100), rim(TIMBER.seam)],
  grate: (_, isSmall) => [plain(SHEET.hollow), grate(0, 100, isSmall), rim(SHEET.paper)],
  stone: ({ seat }) => {
    const paint = seatPaint(seat);
    return [plain(paint.body), courses(paint.dark), rim(paint.light)];
  },
  all: (_, isSmall) => [
    plain(SHEET.paper),
    panes(0, 33, isSmall ? 1 : 2),
    ...planks(33, 67),
    { on: 'sheet', d: box(67, 0, 33, 100), fill: SHEET.hollow },
    grate(67, 100, isSmall),
    rim(SHEET.rim),
  ],
};

function plain(fill: string): Ink {
  return { on: 'sheet', d: box(0, 0, 100, 100), fill };
}

/** A border keeps the outline readable where no bar runs. */
function rim(stroke: string): Ink {
  return { on: 'bar', d: box(1, 1, 98, 98), stroke, width: 2.4 };
}

function panes(from: number, to: number, across: number): Ink {
  const [rows, wide] = [across > 2 ? 4 : 3, (to - from) / across];
  const tall = 100 / rows;
  let d = '';
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < rows; row++)
      d += box(
        from + column * wide + wide * 0.16,
        row * tall + tall * 0.14,
        wide * 0.68,
        tall * 0.72,
      );
  }
  return { on: 'sheet', d, fill: SHEET.pane };
}

function planks(from: number, to: number): Ink[] {
  const count = Math.round((to - from) / 12.5);
  const wide = (to - from) / count;
  const boards = Array.from({ length: count }, (_, i): Ink => ({
    on: 'sheet',
    d: box(from + i * wide, 0, wide + 0.2, 100),
    fill: TIMBER.planks[i % TIMBER.planks.length] ?? TIMBER.seam,
  }));
  const seams = Array.from({ length: count }, (_, i) => `M${f(from + i * wide)} 0V100`).join('');
  return [...boards, { on: 'sheet', d: seams, stroke: TIMBER.seam, width: 1.3 }];
}

function grate(from: number, to: number, isSmall: boolean): Ink {
  const step = isSmall ? 16.6 : 11.1;
  const size = isSmall ? 6 : 3.6;
  let d = '';
  for (let x = from + step / 2; x < to; x += step)
    for (let y = step / 2; y < 100; y += step) d += box(x - size / 2, y - size / 2, size, size);
  return { on: 'sheet', d, fill: SHEET.dot };
}

/** Courses of dressed stone. */
function courses(stroke: string): Ink {
  const rows = 5;
  let d = '';
  for (let row = 1; row < rows; row++) d += `M0 ${f((row * 100) / rows)}H100`;
  for (let row = 0; row < rows; row++) {
    for (let x = row % 2 ? 20 : 40; x < 100; x += 40)
      d += `M${x} ${f((row * 100) / rows)}v${f(100 / rows)}`;
  }
  return { on: 'sheet', d, stroke: `${stroke}70`, width: 1.2 };
}

function bars({ girders, seat }: Face, sheet: Sheet, isSmall: boolean): Ink[] {
  const paint =
    sheet === 'stone'
      ? { body: seatPaint(seat).dark, light: seatPaint(seat).body, rivet: seatPaint(seat).light }
      : sheet === 'planks'
        ? TIMBER
        : STEEL;
  const width = isSmall ? BAR + 1.5 : BAR;
  const lines = linesOf(girders).map(onSheet);
  if (lines.length === 0) return [];
  const d = lines.map(([x0, y0, x1, y1]) => `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`).join('');
  const drawn: Ink[] = [{ on: 'bar', d, stroke: paint.body, width }];
  if (isSmall) return drawn;
  drawn.push({ on: 'bar', d, stroke: paint.light, width: width * 0.32 });
  drawn.push({ on: 'bar', d: lines.map(rivets).join(''), fill: paint.rivet });
  return drawn;
}

function onSheet([x0, y0, x1, y1]: Line): Line {
  const reach = 50 - INSET;
  return [50 + x0 * reach, 50 - y0 * reach, 50 + x1 * reach, 50 - y1 * reach];
}

function rivets([x0, y0, x1, y1]: Line): string {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / RIVETS_APART);
  return Array.from({ length: count + 1 }, (_, i) =>
    disc(x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count, 1.15),
  ).join('');
}

/** Where the rivet goes through. */
function hole(sheet: Sheet): Ink[] {
  return [
    {
      on: 'mark',
      d: disc(50, 50, HOLE),
      fill: SHEET.ink,
      stroke: sheet === 'stone' ? SHEET.rim : BRASS,
      width: 2.4,
    },
  ];
}

/** A little person with a helmet, in the corner that is upper left before it is turned. */
function worker({ turn }: Face, sheet: Sheet, isSmall: boolean): Ink[] {
  const d = isSmall ? figure(26, 30, 44, turn) : figure(27, 29, 33, turn);
  const halo = sheet === 'planks' ? '#F0DBB2' : sheet === 'grate' ? SHEET.rim : SHEET.paper;
  return [
    { on: 'mark', d, stroke: halo, width: 4.2 },
    { on: 'mark', d, fill: sheet === 'planks' ? TIMBER.rivet : SHEET.ink },
  ];
}

/** Helmet, head, body and legs around x, y, `tall` from sole to helmet; turned around the middle of the card. */
function figure(x: number, y: number, tall: number, turn: number): string {
  const quarters = ((turn % 4) + 4) % 4;
  const [cos, sin] = [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ][quarters] as [number, number];
  const at = (px: number, py: number): string => {
    const [dx, dy] = [x + px * tall - 50, y + py * tall - 50];
    return `${f(50 + dx * cos - dy * sin)} ${f(50 + dx * sin + dy * cos)}`;
  };
  const path = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([px, py]) => at(px, py)).join('L')}Z`;
  const arc = (radius: number, to: string): string =>
    `A${f(radius * tall)} ${f(radius * tall)} 0 0 1 ${to}`;
  const brim = `L${at(0.24, -0.34)}L${at(0.24, -0.31)}L${at(-0.24, -0.31)}Z`;
  const helmet = `M${at(-0.24, -0.34)}L${at(-0.17, -0.36)}${arc(0.17, at(0.17, -0.36))}${brim}`;
  const head = `M${at(-0.115, -0.28)}L${at(0.115, -0.28)}${arc(0.115, at(-0.115, -0.28))}Z`;
  const body = path(
    [-0.2, -0.12],
    [0.2, -0.12],
    [0.23, 0.17],
    [0.145, 0.17],
    [0.14, 0.02],
    [0.13, 0.5],
    [0.03, 0.5],
    [0, 0.2],
    [-0.03, 0.5],
    [-0.13, 0.5],
    [-0.14, 0.02],
    [-0.145, 0.17],
    [-0.23, 0.17],
  );
  return helmet + head + body;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${f(x)} ${f(y)}h${f(width)}v${f(height)}h${f(-width)}Z`;
}

function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${f(x - radius)} ${f(y)}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
}

const f = (value: number): string => String(Math.round(value * 100) / 100);
