import { bodyShapes, SIDES, type Box, type Shape } from './box';
import { path } from './path';
import type { RoofPart } from './roof';

const HAT = 'M-.54 .15 L-.1 .82 Q.05 1.02 .45 .98 Q.18 .84 .22 .7 L.54 .15Z';

/** A bent witch's hat under the moon. */
export const scaryRoof: readonly RoofPart[] = [
  { class: 'scary-3 rimmed', path: 'M-1.05 0 L-.8 .16 L.8 .16 L1.05 0Z' },
  { class: 'scary-3 rimmed', path: HAT },
  {
    class: 'line scary-1',
    path: 'M.16 .74 Q0 .7 -.12 .74 M-.3 .46 L-.14 .7',
    stroke: 0.045,
    isFine: true,
  },
  { class: 'scary-4 outlined', moon: [-0.66, 0.86, 0.15] },
];

/** A leaning storey with jagged eaves and pointed windows. */
export function scaryStorey(box: Box): Shape[] {
  const { left, right, top, bottom, height, value } = box;
  const flare = Math.min(3.5, height * 0.13);
  const lean = (value % 2 ? 1 : -1) * flare * 0.5;
  const neck = top + height * 0.22;
  const body =
    path`M${left + flare} ${bottom}L${left - lean} ${neck}L${left - flare} ${top}H${right + flare}` +
    path`L${right - lean} ${neck}L${right - flare} ${bottom}Z`;
  const edge = path`M${left + flare + 1} ${bottom - 1}L${left - lean + 1} ${neck + height * 0.08}`;
  return [
    ...bodyShapes('scary', body, edge),
    eaves(box, flare),
    ...(box.hasWindows ? windows(box) : []),
  ];
}

function eaves({ left, right, top, width, height }: Box, flare: number): Shape {
  const teeth = Math.max(4, Math.round(width / (height * 0.34)));
  let d = path`M${left - flare} ${top}H${right + flare}L${right} ${top + height * 0.2}`;
  for (let tooth = teeth; tooth >= 0; tooth--) {
    d += path`L${left + (width * tooth) / teeth} ${top + height * 0.12}`;
    if (tooth > 0) d += path`L${left + (width * (tooth - 0.5)) / teeth} ${top + height * 0.3}`;
  }
  return { d: `${d}Z`, class: 'scary-3' };
}

function windows({ cx, top, bottom, width, height }: Box): Shape[] {
  const half = height * 0.13;
  const [peak, sill] = [top + height * 0.4, bottom - height * 0.12];
  return SIDES.map((side) => cx + side * width * 0.33).flatMap((x) => {
    const d =
      path`M${x - half} ${sill}V${peak + half * 1.3}Q${x - half} ${peak + half * 0.4} ${x} ${peak}` +
      path`Q${x + half} ${peak + half * 0.4} ${x + half} ${peak + half * 1.3}V${sill}Z`;
    return [
      { d, class: 'scary-4' },
      { d, class: 'line scary-3', stroke: 1.4 },
    ];
  });
}
