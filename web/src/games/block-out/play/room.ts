import type { Screen } from '../../../bodies/screen.svelte';
import type { Room } from '../../../bodies/stage';

/** How much of the scene the panels over it cover: the stack stands in what is left. */
export function roomOn({ isLow, isSmall }: Screen, hasHand: boolean): Room {
  if (isSmall) return { top: isLow ? 112 : 124, left: 8, right: hasHand ? 76 : 8, bottom: 8 };
  return { top: 76, left: 300, right: 300, bottom: 10 };
}
