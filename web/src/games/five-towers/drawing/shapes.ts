import { boxOf, detailOf, SIDES, type Box, type Place, type Shape } from './box';
import { candyRoof, candyStorey } from './candy';
import { path, polygon, rectangle } from './path';
import { roofRise, roofShapes, type RoofPart } from './roof';
import { sandRoof, sandStorey } from './sand';
import { scaryRoof, scaryStorey } from './scary';
import { scrapRoof, scrapStorey } from './scrap';
import { treeRoof, treeStorey } from './tree';
import { BRACKETS, DECK, ROOF, supportOf, type TowerType } from './types';

interface Style {
  storey: (box: Box) => Shape[];
  roof: readonly RoofPart[];
  /** How high on the roof its label sits, in roof heights. */
  roofLabel: number;
}

const STYLES: Record<TowerType, Style> = {
  candy: { storey: candyStorey, roof: candyRoof, roofLabel: 0.3 },
  scary: { storey: scaryStorey, roof: scaryRoof, roofLabel: 0.24 },
  tree: { storey: treeStorey, roof: treeRoof, roofLabel: 0.3 },
  scrap: { storey: scrapStorey, roof: scrapRoof, roofLabel: 0.24 },
  sand: { storey: sandStorey, roof: sandRoof, roofLabel: 0.24 },
};

/** Every line of a storey, from back to front; the label is not among them. */
export function storeyShapes(type: TowerType, value: number, place: Place): Shape[] {
  if (value === ROOF) return roofShapes(STYLES[type].roof, place);
  const box = boxOf(value, place);
  return [
    ...STYLES[type].storey(box),
    ...(value === DECK ? deck(type, box) : []),
    ...(value === BRACKETS ? brackets(type, box, place.below) : []),
  ];
}

/** The deck of an 8, as wide as the plot, with struts under its ends. */
function deck(type: TowerType, { cx, top, width, height, plotWidth, detail }: Box): Shape[] {
  const half = plotWidth / 2;
  const y = top - height * 0.04;
  const shapes: Shape[] = [
    { d: rectangle(cx - half, y, plotWidth, Math.max(2.8, height * 0.17)), class: `${type}-3` },
    { d: rectangle(cx - half, y, plotWidth, 1.2), class: 'paper' },
  ];
  if (detail === 'mini') return shapes;
  const struts = SIDES.map((side) => {
    const [wall, end] = [cx + side * (width / 2 + 1), cx + side * half];
    const underside = top + height * 0.12;
    const outer = path`M${wall} ${top + height * 0.34}L${end - side * 2} ${underside}`;
    const inner = path`M${wall} ${top + height * 0.6}L${(wall + end) / 2} ${underside}`;
    return outer + inner;
  });
  return [{ d: struts.join(''), class: `line ${type}-3`, stroke: 1.5 }, ...shapes];
}

/** The brackets of a 9: they reach in to a narrower storey and stand out on a wider one. */
function brackets(
  type: TowerType,
  { cx, bottom, width, height, plotWidth }: Box,
  below: number | null | undefined,
): Shape[] {
  const support = below == null ? plotWidth : supportOf(below, plotWidth);
  const half = width / 2;
  if (support < width) {
    const inner = Math.min(support / 2, half - 6);
    const depth = Math.min(height * 0.62, (width - support) / 2 + height * 0.15);
    return SIDES.map((side) => ({
      d: polygon([
        [cx + side * (half - 2), bottom - 0.5],
        [cx + side * inner, bottom - 0.5],
        [cx + side * inner, bottom + depth],
      ]),
      class: `${type}-3`,
    }));
  }
  const reach = Math.max(2.5, Math.min(height * 0.22, (support - width) / 2));
  return SIDES.map((side) => ({
    d: polygon([
      [cx + side * (half - 1), bottom],
      [cx + side * (half + reach), bottom],
      [cx + side * (half - 1), bottom - height * 0.4],
    ]),
    class: `${type}-3`,
  }));
}

/** Where the middle of a storey's label sits, and how high the label is. */
export function labelSpot(
  type: TowerType,
  value: number,
  { cx, y, height }: Place,
): { x: number; y: number; height: number } {
  const isMini = detailOf(height) === 'mini';
  const labelHeight = height * (isMini ? 0.78 : 0.62);
  if (value === ROOF)
    return { x: cx, y: y - roofRise(height) * STYLES[type].roofLabel, height: labelHeight };
  return { x: cx, y: y - height * (isMini ? 0.46 : 0.42), height: labelHeight };
}
