// The result as a picture to send around: what stands on the ground line, and names under it.
// Each game draws its own piece of it.

import commissionerExtUrl from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import commissionerUrl from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import grenzeBoldUrl from '@fontsource/grenze/files/grenze-latin-700-normal.woff2?url';
import grenzeExtUrl from '@fontsource/grenze/files/grenze-latin-ext-600-normal.woff2?url';
import { city } from '../parts/city';
import { flattened, packedFont } from './flatten';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 44;
const GAP = 30;
export const GROUND = 490;
export const SKY_TOP = 170;
const FAR_HEIGHT = 270;
/** The picture is always of the evening, whatever the theme of the page. */
const SKY = [
  ['0', '#171B36'],
  ['.36', '#2A2A54'],
  ['.64', '#54406A'],
  ['.85', '#8C5870'],
  ['1', '#C27C72'],
];
const BENCH = '#10132A';
const TEXT = '#F7F0E3';
const QUIET = '#BDBBD2';
const LAMP = '#FFB547';
/** By family: the letters beyond Latin 1, and the others, which come first. */
const FONTS = [
  ['Display', '700', grenzeExtUrl],
  ['Display', '700', grenzeBoldUrl],
  ['Text', '100 900', commissionerExtUrl],
  ['Text', '100 900', commissionerUrl],
] as const;

/** Somebody's name on the ground, and what there is to say of them. */
interface Plate {
  name: string;
  note: string;
  /** None in a game without points. */
  points: number | null;
  isWinner: boolean;
}

export interface PictureSpec {
  title: string;
  subtitle: string;
  plates: readonly Plate[];
  /** Draw with the page's own components, out of sight, what stands over a plate. */
  draw: (stage: HTMLElement, columns: Columns) => string[];
}

export interface Columns {
  width: number;
  left: (i: number) => number;
}

export async function pictureOf(spec: PictureSpec): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawingOf(spec))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function drawingOf({ title, subtitle, plates, draw }: PictureSpec): Promise<string> {
  const fonts = await Promise.all(
    FONTS.map(([family, weight, url], i) => packedFont(family + (i % 2), weight, url)),
  );
  const column = (WIDTH - 2 * MARGIN - GAP * (plates.length - 1)) / plates.length;
  const left = (i: number): number => MARGIN + i * (column + GAP);
  const parts = [
    sky(),
    written(title, { x: MARGIN, y: 96, size: 70, room: WIDTH - 2 * MARGIN, isDisplay: true }),
    written(subtitle, { x: MARGIN, y: 138, size: 26, room: WIDTH - 2 * MARGIN, colour: QUIET }),
    ...plates.map(({ isWinner }, i) => (isWinner ? glow(left(i), column) : '')),
    ...onStage((stage) => draw(stage, { width: column, left })),
    ...plates.map((each, i) => plate(each, left(i), column)),
    mark(),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <style>${fonts.join('')}</style>${patterns()}${parts.join('')}</svg>`;
}

function onStage(draw: (stage: HTMLElement) => string[]): string[] {
  const stage = document.createElement('div');
  stage.dataset.theme = 'dusk';
  stage.className = 'hidden';
  document.body.append(stage);
  try {
    return draw(stage);
  } finally {
    stage.remove();
  }
}

/** A drawing of the page as a piece of the picture, standing on the ground line. */
export function standing(drawing: SVGSVGElement, middle: number, scale = 1): string {
  const copy = flattened(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const place = {
    x: middle - (width * scale) / 2,
    y: GROUND + 2 - height * scale,
    width: width * scale,
    height: height * scale,
  };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  copy.setAttribute('overflow', 'visible');
  for (const text of copy.querySelectorAll('text')) style(text);
  return new XMLSerializer().serializeToString(copy);
}

function style(text: SVGTextElement): void {
  text.setAttribute('font-family', 'Display1, Display0, Georgia, serif');
  text.setAttribute('font-variant', 'lining-nums');
}

function patterns(): string {
  const defs = document.getElementById('p-candy')?.closest('defs');
  return defs ? new XMLSerializer().serializeToString(flattened(defs)) : '';
}

function sky(): string {
  const stops = SKY.map(
    ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
  ).join('');
  const far = (seed: number, tallness: number, colour: string): string => {
    const { outline } = city(WIDTH, FAR_HEIGHT, seed, tallness);
    return `<path transform="translate(0 ${GROUND - FAR_HEIGHT})" fill="${colour}" d="${outline}"/>`;
  };
  return `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
    <radialGradient id="glow">
      <stop stop-color="#FFBE5A" stop-opacity=".36"/>
      <stop offset="1" stop-color="#FFBE5A" stop-opacity="0"/>
    </radialGradient>
    <rect width="${WIDTH}" height="${GROUND}" fill="url(#sky)"/>
    ${far(2024, 0.5, '#6B4A6C')}
    ${far(2055, 0.26, '#4B3C66')}
    <rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${BENCH}"/>
    <rect y="${GROUND}" width="${WIDTH}" height="2" fill="${QUIET}"/>`;
}

function glow(left: number, width: number): string {
  return `<ellipse cx="${left + width / 2}" cy="${GROUND - 140}" rx="${width * 0.62}" ry="140" fill="url(#glow)"/>
    <rect x="${left}" y="${GROUND - 1}" width="${width}" height="5" rx="2" fill="${LAMP}"/>`;
}

function plate({ name, points, note }: Plate, left: number, width: number): string {
  const sum = points === null ? '' : String(points).replace('-', '−');
  const tip = left + width - widthOf(sum, 44, true) - 22;
  const room = points === null ? width : tip - 24 - left;
  return [
    ...(points === null
      ? []
      : [
          written(sum, { x: left + width, y: 552, size: 44, isDisplay: true, isRight: true }),
          `<path fill="${TEXT}" d="M${tip - 12} 524h24l-12 21Z"/>`,
        ]),
    written(name, { x: left, y: 538, size: 26, room, isDisplay: true }),
    written(note, { x: left, y: 563, size: 17, room, colour: QUIET }),
  ].join('');
}

function mark(): string {
  const name = written('Steeple', {
    x: WIDTH - MARGIN,
    y: 607,
    size: 26,
    isDisplay: true,
    isRight: true,
  });
  const x = WIDTH - MARGIN - widthOf('Steeple', 26, true) - 24;
  return `${name}<g transform="translate(${x} 577)">
    <path fill="${TEXT}" d="M7.5 0 10.6 12H13v5h1.5v12H.5V17H2v-5h2.4Z"/>
    <path fill="${LAMP}" d="M5.6 29v-5.5a1.9 1.9 0 0 1 3.8 0V29ZM6.3 14h2.4v3.2H6.3Z"/></g>`;
}

interface Writing {
  x: number;
  y: number;
  size: number;
  /** What does not fit is cut. */
  room?: number;
  colour?: string;
  isDisplay?: boolean;
  isRight?: boolean;
}

function written(
  text: string,
  { x, y, size, room = Infinity, colour = TEXT, isDisplay = false, isRight = false }: Writing,
): string {
  let shown = text;
  while (shown.length > 1 && widthOf(shown, size, isDisplay) > room)
    shown = `${shown.replace(/.…?$/u, '').trimEnd()}…`;
  const font = isDisplay ? 'Display1, Display0, Georgia, serif' : 'Text1, Text0, sans-serif';
  const safe = shown.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const weight = isDisplay ? 700 : 450;
  const anchor = isRight ? 'end' : 'start';
  return `<text x="${x}" y="${y}" fill="${colour}" text-anchor="${anchor}" font-variant="lining-nums"
    font-family="${font}" font-size="${size}" font-weight="${weight}">${safe}</text>`;
}

let ruler: CanvasRenderingContext2D | null = null;

function widthOf(text: string, size: number, isDisplay: boolean): number {
  ruler ??= document.createElement('canvas').getContext('2d')!;
  ruler.font = isDisplay ? `700 ${size}px Grenze` : `450 ${size}px Commissioner`;
  return ruler.measureText(text).width;
}
