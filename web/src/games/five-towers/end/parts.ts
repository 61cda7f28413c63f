// The points of one tower, as a person hears or sees them.

import { ROOF } from '../drawing/types';
import { t } from '../../../words/words.svelte';

/** Whether a tower is drawn with a roof. */
export function isRoofed(values: readonly number[]): boolean {
  return values.at(-1) === ROOF;
}

/** “5 storeys with a roof, points: 10”. */
export function sayTowerPoints(values: readonly number[], points: number): string {
  return t(isRoofed(values) ? 'end-cell-roof' : 'end-cell', { storeys: values.length, points });
}
