// Blocks as cut paper, for cards and the shelf: a front, a bit of the top and of one side.

import { PAPER, type Look, type Paper, type Wood } from '../../../bodies/look';
import { COLOURS, lookOf, SIZES, type Size } from './looks';

type Point = readonly [number, number];

/** Width and height of a front. */
const FRONTS: Record<Size, Point> = { small: [46, 30], medium: [62, 40], large: [80, 52] };
/** How far top and side go back, as parts of the front. */
const BACK = 0.13;

export interface PaperBlock {
  name: string;
  look: Look;
  paper: Paper;
  /** Where it stands: the middle of its lower edge. */
  x: number;
  front: string;
  top: string;
  side: string;
  grain: string;
  markSize: number;
  markY: number;
  dots: readonly { x: number; y: number; r: number }[];
}

export interface Picture {
  blocks: readonly PaperBlock[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One block with its middle at `x`. Each of the nine is cut in its own way. */
export function paperBlock(colour: Wood, size: Size, x = 0): PaperBlock {
  const [width, height] = FRONTS[size];
  const wonk = wonkOf(COLOURS.indexOf(colour) * 3 + SIZES.indexOf(size) + 1);
  const a: Point = [-width / 2 + wonk(1) * width * 0.07, 0];
  const b: Point = [width / 2 + wonk(2) * width * 0.07, 0];
  const c: Point = [width / 2 + wonk(3) * width * 0.12, -height * (1 + wonk(4) * 0.1)];
  const d: Point = [-width / 2 + wonk(5) * width * 0.12, -height * (1 + wonk(6) * 0.1)];
  const behind = ([px, py]: Point): Point => [px + width * BACK, py - height * BACK];
  const look = lookOf(colour, size);
  return {
    name: `${colour}-${size}`,
    look,
    paper: PAPER[colour],
    x,
    front: outline(a, b, c, d),
    top: outline(d, c, behind(c), behind(d)),
    side: outline(b, behind(b), behind(c), c),
    grain: colour === 'brown' ? grain(a[0] + 3, b[0] - 3, height) : '',
    markSize: height * 0.52,
    markY: -height * 0.53,
    dots: Array.from({ length: look.dots }, (_, i) => ({
      x: a[0] + width * (0.12 + i * 0.1),
      y: -height * 0.15,
      r: Math.max(1.7, height * 0.055),
    })),
  };
}

/** The blocks side by side on one line, with the room that they need. */
export function pictureOf(names: readonly (readonly [Wood, Size])[], gap = 3): Picture {
  let at = 0;
  const blocks = names.map(([colour, size]) => {
    const [width] = FRONTS[size];
    const block = paperBlock(colour, size, at + width / 2);
    at += width * (1 + BACK * 0.55) + gap;
    return block;
  });
  const tallest = Math.max(...names.map(([, size]) => FRONTS[size][1]));
  const last = FRONTS[names.at(-1)?.[1] ?? 'small'][0];
  return {
    blocks,
    left: -4,
    top: -tallest * 1.2 - 2,
    width: at - gap + last * 0.09 + 6,
    height: tallest * 1.2 + 5,
  };
}

/** Which blocks stand on a card: one, three of a colour, three of a size, or one of each. */
export function blocksOn(card: string): (readonly [Wood, Size])[] {
  const [first, second] = card.split('-');
  const colour = COLOURS.find((known) => known === first);
  const size = SIZES.find((known) => known === (second ?? first));
  if (colour && size) return [[colour, size]];
  if (colour) return SIZES.map((each) => [colour, each] as const);
  if (size) return COLOURS.map((each) => [each, size] as const);
  return card === 'any'
    ? [
        ['black', 'large'],
        ['brown', 'medium'],
        ['yellow', 'small'],
      ]
    : [];
}

/** From -0.5 to 0.5 for each corner, the same every time. */
function wonkOf(seed: number): (corner: number) => number {
  return (corner) => {
    const wild = Math.sin(seed * 12.9898 + corner * 78.233) * 43758.5453;
    return wild - Math.floor(wild) - 0.5;
  };
}

function grain(left: number, right: number, height: number): string {
  return (
    `M${f(left)} ${f(-height * 0.3)}Q0 ${f(-height * 0.42)} ${f(right)} ${f(-height * 0.24)}` +
    `M${f(left)} ${f(-height * 0.74)}Q0 ${f(-height * 0.62)} ${f(right)} ${f(-height * 0.8)}`
  );
}

function outline(...points: Point[]): string {
  return `M${points.map(([px, py]) => `${f(px)} ${f(py)}`).join('L')}Z`;
}

const f = (value: number): string => value.toFixed(1);
