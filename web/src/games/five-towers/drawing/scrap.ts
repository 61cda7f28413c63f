import { bodyShapes, type Box, type Shape } from './box';
import { circle, path, polygon, rectangle, turned, type Point } from './path';
import type { RoofPart } from './roof';

/** A tin funnel with an aerial. */
export const scrapRoof: readonly RoofPart[] = [
  {
    class: 'line scrap-3',
    path: 'M.34 .45 L.34 1.04 M.1 .92 L.6 .92 M.18 .8 L.5 .8',
    stroke: 0.06,
  },
  { class: 'scrap-2 outlined', path: 'M-.28 .5 L-.28 .86 L.06 .86 L.06 .5Z' },
  { class: 'scrap-2', path: 'M-1 0 L-1.05 .1 L-.28 .56 L.06 .56 L1.05 .1 L1 0Z' },
  {
    class: 'outlined',
    path: 'M-1 0 L-1.05 .1 L-.28 .56 L.06 .56 L1.05 .1 L1 0Z',
    isPatterned: true,
  },
  { class: 'scrap-4 outlined', path: 'M-.38 .82 L-.38 .92 L.16 .92 L.16 .82Z' },
];

const PLATE_TILT = 3;

/** Corrugated tin with a bolted plate on one side and a barred window on the other. */
export function scrapStorey(box: Box): Shape[] {
  const { left, top, bottom, width, height, detail } = box;
  const body = rectangle(left, top, width, height);
  const edge = path`M${left + 1} ${bottom - 1}V${top + height * 0.2}`;
  const rail = { d: rectangle(left - 2, top, width + 4, height * 0.17), class: 'scrap-3' };
  return [
    ...bodyShapes('scrap', body, edge),
    rail,
    ...(detail === 'mini' ? [] : plate(box)),
    ...(box.hasWindows ? barredWindow(box) : []),
  ];
}

const plateSide = (value: number): number => (value % 2 ? 1 : -1);

function plate({ left, right, top, bottom, width, height, value, detail }: Box): Shape[] {
  const side = plateSide(value);
  const plateWidth = width * 0.24;
  const x = side > 0 ? right - plateWidth + 3 : left - 3;
  const [head, foot] = [top + height * 0.3, top + height * 0.85];
  const tilt = (point: Point): Point => turned(point, [x, top + height * 0.5], side * -PLATE_TILT);
  const corners: Point[] = [
    [x, head],
    [x + plateWidth, head],
    [x + plateWidth, foot],
    [x, foot],
  ];
  const colour = value % 3 === 0 ? 'scrap-4' : 'scrap-2';
  const shapes: Shape[] = [{ d: polygon(corners.map(tilt)), class: `${colour} outlined` }];
  if (detail !== 'full') return shapes;
  const inset = 3.2;
  const bolts = [x + inset, x + plateWidth - inset]
    .flatMap((boltX) =>
      [top + height * 0.39, bottom - height * 0.24].map((boltY): Point => [boltX, boltY]),
    )
    .map((bolt) => circle(...tilt(bolt), 1.25));
  return [...shapes, { d: bolts.join(''), class: 'scrap-3' }];
}

function barredWindow({ cx, top, width, height, value }: Box): Shape[] {
  const x = cx - plateSide(value) * width * 0.33;
  const half = height * 0.17;
  const [head, tall] = [top + height * 0.36, height * 0.42];
  return [
    { d: rectangle(x - half, head, 2 * half, tall), class: 'scrap-3' },
    {
      d: path`M${x} ${head}v${tall}M${x - half} ${head + tall / 2}h${2 * half}`,
      class: 'line scrap-2',
      stroke: 1.3,
    },
  ];
}
