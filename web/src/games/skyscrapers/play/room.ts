import type { Screen } from '../../../bodies/screen.svelte';
import type { Room } from '../../../bodies/stage';

/** How much of the scene the panels over it cover: the building stands in what is left. */
export function roomOn({ isLow, isSmall, isTight }: Screen, hasHand: boolean): Room {
  if (isSmall)
    return { top: isLow ? 112 : 116, left: 8, right: hasHand ? 76 : 8, bottom: isLow ? 30 : 34 };
  if (isTight) return { top: 70, left: hasHand ? 200 : 272, right: 258, bottom: 44 };
  return { top: 70, left: 316, right: 300, bottom: 44 };
}
