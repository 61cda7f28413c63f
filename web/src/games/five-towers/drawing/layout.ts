import { DECK, ROOF, TYPES, widthOf, type DrawnStorey, type TowerType } from './types';

export type Towers = Partial<Record<TowerType, readonly DrawnStorey[]>>;

/** The numbers a skyline is laid out by. */
export interface SkylineSpec {
  towers: Towers;
  plotWidth?: number;
  storeyHeight?: number;
  gap?: number;
  /** Least storeys of room. */
  rows?: number;
  padX?: number;
  padTop?: number;
  /** Words stand above the torn storeys. */
  hasTornLabel?: boolean;
}

export interface SkylineSize {
  width: number;
  height: number;
  ground: number;
  /** The middle of a plot. */
  x: (plot: number) => number;
}

/** In storey heights: a roof with its flag and frame, and a torn storey floating above its tower. */
export const ROOF_HEIGHT = 1.95;
export const TORN_GAP = 0.5;
export const TORN_HEIGHT = 0.8;
/** In pixels: the words above a torn storey, and the air between a tower and the edge. */
const TORN_LABEL = 20;
const AIR = 2;

export const isStanding = (storey: DrawnStorey): boolean => storey.state !== 'torn';

/** How high the walls and the roof of a tower reach above the ground. */
export function standingHeight(storeys: readonly DrawnStorey[], height: number): number {
  const standing = storeys.filter(isStanding);
  const isRoofed = standing.at(-1)?.value === ROOF;
  return height * (standing.length + (isRoofed ? ROOF_HEIGHT - 1 : 0));
}

/** How high a tower is drawn, with the torn storeys floating above it. */
export function drawnHeight(
  storeys: readonly DrawnStorey[],
  height: number,
  hasTornLabel = false,
): number {
  const torn = storeys.length - storeys.filter(isStanding).length;
  return (
    standingHeight(storeys, height) +
    torn * height * (TORN_GAP + TORN_HEIGHT) +
    (torn && hasTornLabel ? TORN_LABEL : 0)
  );
}

export function skylineSize(spec: SkylineSpec): SkylineSize {
  const { towers, plotWidth = 100, storeyHeight = 30, gap = 14, rows = 1, hasTornLabel } = spec;
  const { padX = gap, padTop = storeyHeight * 1.3 } = spec;
  const all = TYPES.map((type) => towers[type] ?? []);
  const storeys = Math.max(rows, 1, ...all.map((tower) => tower.filter(isStanding).length));
  const tallest = Math.max(...all.map((tower) => drawnHeight(tower, storeyHeight, hasTornLabel)));
  const ground = Math.max(padTop + storeys * storeyHeight, tallest + AIR);
  return {
    width: padX * 2 + plotWidth * TYPES.length + gap * (TYPES.length - 1),
    height: ground + AIR,
    ground,
    x: (plot) => padX + plotWidth / 2 + plot * (plotWidth + gap),
  };
}

/** The size of the dashed frame around a planned or wrong storey; 8s are as wide as their deck. */
export function frameSize(
  value: number,
  plotWidth: number,
  height: number,
): { width: number; height: number } {
  if (value === ROOF) return { width: plotWidth * 0.72, height: height * ROOF_HEIGHT };
  return { width: value === DECK ? plotWidth * 1.06 : widthOf(value, plotWidth) + 8, height };
}

interface RubbleSpot {
  x: number;
  y: number;
  tilt: number;
}

export interface RubbleHeap {
  width: number;
  height: number;
  spots: RubbleSpot[];
}

const LAYER = 0.78;

/** How many storeys lie in each layer of a heap: four side by side, then a pyramid. */
function rubbleLayers(count: number): number[] {
  let base = 4;
  while (base * 3 - 3 < count) base++;
  const layers = [Math.min(count, base)];
  for (let left = count - base, room = base - 1; left > 0; left -= room, room--)
    layers.push(Math.min(left, room));
  return layers;
}

/** Where torn-down storeys lie: side by side, later on top of each other and closer. */
export function rubbleHeap(
  values: readonly number[],
  plotWidth: number,
  height: number,
  maxWidth: number,
): RubbleHeap {
  const layers = rubbleLayers(values.length);
  const base = layers[0] ?? 0;
  const margin = plotWidth * 0.55;
  const step = Math.min(plotWidth * 0.62, (maxWidth - 2 * margin) / Math.max(1, base - 1));
  const size = {
    width: margin * 2 + step * Math.max(0, base - 1),
    height: height * (1.8 + LAYER * (layers.length - 1)),
  };
  const slots = layers.flatMap((length, layer) =>
    Array.from({ length }, (_, column) => ({ layer, column })),
  );
  const spots = slots.map(({ layer, column }, index) => {
    const tilt = (column + layer) % 2 ? 14 : -11;
    const lowCorner =
      Math.sin((Math.abs(tilt) * Math.PI) / 180) * (widthOf(values[index] ?? 0, plotWidth) / 2);
    return {
      x: margin + (column + layer / 2) * step,
      y: size.height - lowCorner - layer * LAYER * height,
      tilt,
    };
  });
  return { ...size, spots };
}
