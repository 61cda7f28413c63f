// How fast a person wants to see what others do.

import { settings, type Speed } from '../state/settings.svelte';

/** How long pauses are, and how many seconds of a film are shown in one; 0: nothing is waited for. */
export interface Pace {
  wait: () => number;
  rate: () => number;
}

const WAIT: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
const RATE: Record<Speed, number> = { slow: 1, normal: 1, fast: 2, off: 0 };

/** As the settings have it. */
export const CHOSEN: Pace = { wait: () => WAIT[settings.speed], rate: () => RATE[settings.speed] };

export function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
