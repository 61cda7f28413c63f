import { bodyShapes, SIDES, type Box, type Shape } from './box';
import { circle, path } from './path';
import type { RoofPart } from './roof';

/** An ice-cream swirl with a cherry. */
export const candyRoof: readonly RoofPart[] = [
  {
    class: 'candy-4 outlined',
    path: 'M-.92 0 Q-1.2 .3 -.78 .34 Q-.86 .6 -.5 .62 Q-.45 .86 0 .92 Q.45 .86 .5 .62 Q.86 .6 .78 .34 Q1.2 .3 .92 0Z',
  },
  {
    class: 'line candy-1',
    path: 'M-.94 .15 Q0 .02 .74 .31 M-.74 .36 Q.1 .3 .46 .59 M-.47 .64 Q0 .6 .24 .81',
    stroke: 0.12,
  },
  { class: 'cherry outlined', circles: [[0, 0.98, 0.15]] },
];

/** Icing over a rounded cake with round windows. */
export function candyStorey(box: Box): Shape[] {
  const { left, right, top, bottom, height } = box;
  const r = Math.min(height * 0.26, 6);
  const body =
    path`M${left} ${bottom - r}V${top + r}Q${left} ${top} ${left + r} ${top}` +
    path`H${right - r}Q${right} ${top} ${right} ${top + r}` +
    path`V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${left + r}Q${left} ${bottom} ${left} ${bottom - r}Z`;
  const edge = path`M${left + 1} ${bottom - r}V${top + height * 0.3}`;
  return [...bodyShapes('candy', body, edge), icing(box), ...(box.hasWindows ? windows(box) : [])];
}

function icing({ left, right, top, width, height }: Box): Shape {
  const drips = Math.max(3, Math.round(width / (height * 0.42)));
  const dripWidth = width / drips;
  const depth = height * 0.2;
  const rim = top + depth * 0.6;
  let d = path`M${left - 1} ${top - 0.5}H${right + 1}V${rim}`;
  for (let drip = drips - 1; drip >= 0; drip--) {
    const length = depth * 1.5 * (drip % 3 === 1 ? 1.5 : 0.85);
    d += path`Q${left + dripWidth * (drip + 0.5)} ${rim + length} ${left + dripWidth * drip} ${rim}`;
  }
  return { d: `${d}Z`, class: 'candy-4 outlined' };
}

function windows({ cx, top, width, height }: Box): Shape[] {
  const r = height * 0.155;
  const y = top + height * 0.66;
  return SIDES.map((side) => cx + side * width * 0.33).flatMap((x) => {
    const pane = circle(x, y, r);
    const bars = path`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`;
    return [
      { d: pane, class: 'candy-3' },
      { d: pane + bars, class: 'line candy-4', stroke: height * 0.042 },
    ];
  });
}
