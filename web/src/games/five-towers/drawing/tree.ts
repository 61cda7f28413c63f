import { bodyShapes, SIDES, type Box, type Shape } from './box';
import { circle, ellipse, path } from './path';
import type { RoofPart } from './roof';

/** A leafy crown with fruit. */
export const treeRoof: readonly RoofPart[] = [
  { class: 'tree-3', path: 'M-.2 0 L-.2 .2 L.2 .2 L.2 0Z' },
  {
    class: 'tree-4 outlined',
    circles: [
      [-0.62, 0.28, 0.5],
      [0.62, 0.28, 0.5],
      [-0.35, 0.58, 0.52],
      [0.4, 0.56, 0.5],
      [0, 0.78, 0.45],
    ],
  },
  {
    class: 'tree-4 seamless',
    circles: [
      [-0.62, 0.28, 0.46],
      [0.62, 0.28, 0.46],
      [0, 0.42, 0.62],
      [0, 0.7, 0.36],
    ],
  },
  {
    class: 'tree-5 seamless',
    circles: [
      [-0.62, 0.34, 0.14],
      [0.34, 0.68, 0.13],
      [0.74, 0.32, 0.13],
      [-0.3, 0.7, 0.1],
    ],
  },
  {
    class: 'fruit',
    circles: [
      [-0.48, 0.56, 0.09],
      [0.56, 0.46, 0.09],
      [0.05, 0.86, 0.09],
    ],
    isFine: true,
  },
];

/** Leaves at a top corner, in leaf radii from it; x points away from the trunk. */
const LEAVES = [
  [0, 0.75, 1],
  [0.9, 1.25, 0.72],
  [-0.95, 0.55, 0.62],
] as const;

/** A trunk with leaves at the corners and knot holes. */
export function treeStorey(box: Box): Shape[] {
  const { left, right, top, bottom, width } = box;
  const waist = Math.min(4, width * 0.06) * 1.6;
  const middle = (top + bottom) / 2;
  const body =
    path`M${left} ${bottom}Q${left + waist} ${middle} ${left} ${top}H${right}` +
    path`Q${right - waist} ${middle} ${right} ${bottom}Z`;
  const edge = path`M${left + 1.2} ${bottom - 1}Q${left + waist + 1.2} ${middle} ${left + 1.2} ${top + 1}`;
  return [
    ...bodyShapes('tree', body, edge),
    ...leaves(box),
    ...(box.hasWindows ? knotHoles(box) : []),
  ];
}

function leaves({ left, right, top, height, plotWidth }: Box): Shape[] {
  const r = Math.min(height * 0.27, plotWidth * 0.085);
  const corners = [
    [left, -1],
    [right, 1],
  ] as const;
  const bunches = corners.flatMap(([x, side]) =>
    LEAVES.map(([out, down, size]) => circle(x + side * out * r, top + down * r, size * r)),
  );
  const shadows = corners.map(([x, side]) => circle(x + side * 0.25 * r, top + 1.05 * r, 0.42 * r));
  return [
    ...bunches.map((d) => ({ d, class: 'tree-4 outlined' })),
    ...shadows.map((d) => ({ d, class: 'tree-5 seamless' })),
  ];
}

function knotHoles({ cx, top, width, height }: Box): Shape[] {
  return SIDES.map((side) =>
    ellipse(cx + side * width * 0.29, top + height * 0.6, height * 0.12, height * 0.17),
  ).flatMap((d) => [
    { d, class: 'tree-3' },
    { d, class: 'line tree-2', stroke: 1.4 },
  ]);
}
