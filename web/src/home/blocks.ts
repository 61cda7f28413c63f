// Block Out's wonky blocks as cut paper: a front, a bit of the top and of one side.

export type BlockColour = 'black' | 'brown' | 'yellow';
export type BlockSize = 1 | 2 | 3;

export interface DrawnBlock {
  colour: BlockColour;
  /** Where it stands: the middle of its lower edge, and how it leans in degrees. */
  x: number;
  y: number;
  lean: number;
  front: string;
  top: string;
  side: string;
  mark: string;
  markY: number;
  markWidth: number;
  grain: string;
  /** One dot for each size. */
  dots: { x: number; y: number; r: number }[];
}

type Point = readonly [number, number];
const SIZES: Record<BlockSize, Point> = { 1: [46, 30], 2: [62, 40], 3: [80, 52] };

/** Each block: colour, size, how far it is shifted, how it leans; from the ground up. */
const STACK: readonly (readonly [BlockColour, BlockSize, number, number])[] = [
  ['brown', 3, 0, 0], ['black', 3, 5, -2], ['yellow', 3, -6, 2], ['black', 2, 4, -3],
  ['brown', 2, -5, 2], ['yellow', 2, 6, -2], ['brown', 1, -4, 3],
];

export function stack(): { blocks: DrawnBlock[]; height: number } {
  const blocks: DrawnBlock[] = [];
  let [x, y] = [0, 0];
  for (const [colour, size, shift, lean] of STACK) {
    blocks.push(block(colour, size, size * 7 + colour.length * 3, x + shift, y, lean));
    y -= SIZES[size][1] - 1.5;
    x += shift / 2;
  }
  return { blocks, height: -y };
}

/** One block; no two seeds are cut alike. */
export function block(colour: BlockColour, size: BlockSize, seed: number, x: number, y: number, lean: number): DrawnBlock {
  const [width, height] = SIZES[size];
  const wonk = (corner: number) => {
    const wild = Math.sin(seed * 12.9898 + corner * 78.233) * 43758.5453;
    return wild - Math.floor(wild) - 0.5;
  };
  const a: Point = [-width / 2 + wonk(1) * width * 0.07, 0];
  const b: Point = [width / 2 + wonk(2) * width * 0.07, 0];
  const c: Point = [width / 2 + wonk(3) * width * 0.12, -height + wonk(4) * height * 0.1];
  const d: Point = [-width / 2 + wonk(5) * width * 0.12, -height + wonk(6) * height * 0.1];
  const behind = ([px, py]: Point): Point => [px + width * 0.13, py - height * 0.13];
  return {
    colour, x, y, lean,
    front: outline(a, b, c, d),
    top: outline(d, c, behind(c), behind(d)),
    side: outline(b, behind(b), behind(c), c),
    mark: MARKS[colour](height * 0.5),
    markY: -height * 0.52,
    markWidth: height * (colour === 'black' ? 0.08 : 0.07),
    grain: colour === 'brown' ? grain(a[0] + 3, b[0] - 3, height) : '',
    dots: Array.from({ length: size }, (_, i) => ({
      x: a[0] + width * (0.12 + i * 0.09), y: -height * 0.16, r: Math.max(1.3, height * 0.045),
    })),
  };
}

/** Marks tell the colours apart without colour: a ring, waves, a star. */
const MARKS: Record<BlockColour, (size: number) => string> = {
  black: (s) => `M${f(-s * 0.34)} 0a${f(s * 0.34)} ${f(s * 0.34)} 0 1 0 ${f(s * 0.68)} 0a${f(s * 0.34)} ${f(s * 0.34)} 0 1 0 ${f(-s * 0.68)} 0`,
  brown: (s) => [-0.14, 0.22].map((y) => `M${f(-s * 0.46)} ${f(s * y)}q${f(s * 0.23)} ${f(-s * 0.26)} ${f(s * 0.46)} 0t${f(s * 0.46)} 0`).join(''),
  yellow: (s) => {
    const far = f(s * 0.5);
    const near = f(s * 0.14);
    return `M0 -${far}L${near} -${near}L${far} 0L${near} ${near}L0 ${far}L-${near} ${near}L-${far} 0L-${near} -${near}Z`;
  },
};

function grain(left: number, right: number, height: number): string {
  return `M${f(left)} ${f(-height * 0.3)}Q0 ${f(-height * 0.42)} ${f(right)} ${f(-height * 0.24)}`
    + `M${f(left)} ${f(-height * 0.74)}Q0 ${f(-height * 0.62)} ${f(right)} ${f(-height * 0.8)}`;
}

function outline(...points: Point[]): string {
  return `M${points.map(([px, py]) => `${f(px)} ${f(py)}`).join('L')}Z`;
}

const f = (value: number): string => value.toFixed(1);
