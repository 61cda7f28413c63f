import { bodyShapes, SIDES, type Box, type Shape } from './box';
import { path } from './path';
import type { RoofPart } from './roof';

/** A turret with a flag. */
export const sandRoof: readonly RoofPart[] = [
  { class: 'line sand-3', path: 'M0 .6 L0 1.06', stroke: 0.055 },
  { class: 'flag outlined', path: 'M0 1.06 L.7 .95 L0 .82Z' },
  {
    class: 'sand-1 outlined',
    path:
      'M-.95 0 L-.75 .48 L-.88 .48 L-.88 .7 L-.52 .7 L-.52 .6 L-.18 .6 L-.18 .7 L.18 .7 L.18 .6 ' +
      'L.52 .6 L.52 .7 L.88 .7 L.88 .48 L.75 .48 L.95 0Z',
  },
  { class: '', path: 'M-.95 0 L-.75 .48 L.75 .48 L.95 0Z', isPatterned: true },
  { class: 'line sand-3', path: 'M-.76 .48 L.76 .48', stroke: 0.036 },
];

/** A sandcastle with battlements and arched doors. */
export function sandStorey(box: Box): Shape[] {
  const { left, right, top, bottom, width, height } = box;
  const slope = Math.min(4, height * 0.14);
  const ledge = 1.5;
  const [brow, gap] = [top + height * 0.2, top + height * 0.15];
  const teeth = Math.max(3, Math.round(width / (height * 0.5))) * 2 - 1;
  const toothWidth = (width - 2 * slope + 2 * ledge) / teeth;
  let body = path`M${left} ${bottom}L${left + slope} ${brow}H${left + slope - ledge}V${top}`;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const isLast = tooth === teeth - 1;
    const next = isLast ? brow : tooth % 2 ? top : gap;
    body += path`H${left + slope - ledge + toothWidth * (tooth + 1)}V${next}`;
  }
  body += path`H${right - slope}L${right} ${bottom}Z`;
  const edge = path`M${left + 1.4} ${bottom - 1}L${left + slope + 1} ${brow + 1}`;
  const cornice = {
    d: path`M${left + slope} ${top + height * 0.24}H${right - slope}`,
    class: 'line sand-3',
    stroke: 1.2,
  };
  return [...bodyShapes('sand', body, edge), cornice, ...(box.hasWindows ? doors(box) : [])];
}

function doors({ cx, top, bottom, width, height }: Box): Shape[] {
  const half = height * 0.13;
  return SIDES.map((side) => cx + side * width * 0.32).map((x) => ({
    d: path`M${x - half} ${bottom}V${top + height * 0.58}a${half} ${half} 0 0 1 ${2 * half} 0V${bottom}Z`,
    class: 'sand-3',
  }));
}
