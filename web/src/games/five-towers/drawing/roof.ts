import { detailOf, type Place, type Shape } from './box';
import { circle, crescent, placed } from './path';

type Round = readonly [x: number, y: number, radius: number];

/** A row of a roof's table, on the unit grid of `placed`; radii are in half widths. */
export interface RoofPart {
  class: string;
  path?: string;
  circles?: readonly Round[];
  moon?: Round;
  /** Line width in storey heights. */
  stroke?: number;
  isPatterned?: boolean;
  /** Left out of small drawings. */
  isFine?: boolean;
}

/** How tall roofs are drawn, in storey heights; the tallest mark is a little above. */
const ROOF_RISE = 1.75;
const HALF_WIDTH = 0.3;
const THINNEST_LINE = 1;

export const roofRise = (height: number): number => height * ROOF_RISE;

export function roofShapes(
  parts: readonly RoofPart[],
  { cx, y, plotWidth, height }: Place,
): Shape[] {
  const half = plotWidth * HALF_WIDTH;
  const rise = roofRise(height);
  const isFull = detailOf(height) === 'full';
  const round = (draw: typeof circle, [x, up, r]: Round): string =>
    draw(cx + x * half, y - up * rise, r * half);
  const outlines = (part: RoofPart): string[] => {
    if (part.circles) return part.circles.map((each) => round(circle, each));
    return [part.moon ? round(crescent, part.moon) : placed(part.path ?? '', cx, y, half, rise)];
  };
  return parts
    .filter((part) => isFull || !part.isFine)
    .flatMap((part) => {
      const stroke = part.stroke && Math.max(THINNEST_LINE, part.stroke * height);
      return outlines(part).map((d) => ({
        d,
        class: part.class,
        isPatterned: part.isPatterned,
        stroke,
      }));
    });
}
