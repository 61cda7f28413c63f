// The skylines of everybody, for the picture of the result.

import { mount, unmount } from 'svelte';
import Skyline from '../drawing/Skyline.svelte';
import { drawn } from '../plan';
import { fitSkyline, PAD_X, tallest } from '../replay/fit';
import { GROUND, SKY_TOP, standing, type Columns } from '../../../end/picture';
import type { Standing } from './standings';

export function skylines(
  standings: readonly Standing[],
  stage: HTMLElement,
  { width, left }: Columns,
): string[] {
  const fit = fitSkyline(width, GROUND - SKY_TOP, tallest(standings.map(({ towers }) => towers)));
  const shown = standings.map(({ towers }) =>
    mount(Skyline, { target: stage, props: { towers: drawn(towers), padX: PAD_X, ...fit } }),
  );
  const drawings = [...stage.querySelectorAll<SVGSVGElement>(':scope > svg')].map((drawing, i) =>
    standing(drawing, left(i) + width / 2),
  );
  for (const each of shown) void unmount(each);
  return drawings;
}
