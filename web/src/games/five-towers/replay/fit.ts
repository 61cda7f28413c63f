// How large skylines can be drawn that share one ground line.

export interface Fit {
  plotWidth: number;
  storeyHeight: number;
  gap: number;
}

const PLOTS = 5;
const WIDEST_PLOT = 84;
const HIGHEST_STOREY = 42;
const LOWEST_STOREY = 9;
/** A storey looks right when it is about half as high as its plot is wide. */
const PROPORTION = 0.56;
/** Room for a roof and its flag, in storeys. */
const ROOF = 1.2;
export const PAD_X = 3;

/** The largest skyline within the width and height, if no tower has more storeys than that. */
export function fitSkyline(width: number, height: number, storeys: number): Fit {
  const gap = width < 180 ? 2 : width < 260 ? 4 : 7;
  const plotWidth = Math.max(
    16,
    Math.min(WIDEST_PLOT, (width - 2 * PAD_X - (PLOTS - 1) * gap) / PLOTS),
  );
  const room = height / (Math.max(storeys, 3) + ROOF);
  const storeyHeight = Math.max(
    LOWEST_STOREY,
    Math.min(HIGHEST_STOREY, plotWidth * PROPORTION, room),
  );
  return { plotWidth: Math.floor(plotWidth), storeyHeight: Math.floor(storeyHeight), gap };
}

export function tallest(towers: readonly object[]): number {
  const heights = towers.flatMap((seat) =>
    Object.values(seat).map((tower: readonly unknown[]) => tower.length),
  );
  return Math.max(0, ...heights);
}
