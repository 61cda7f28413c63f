// Time that is running: the server's clocks, told by this browser's.

import type { LiveTable } from '../state/live.svelte';

/** The time, four times a second. */
export class Ticker {
  now = $state(Date.now());
  #timer = setInterval(() => (this.now = Date.now()), 250);

  close(): void {
    clearInterval(this.#timer);
  }
}

/** What is left for a seat, as “2:05”; empty without a clock. */
export function clockText(live: LiveTable, seat: number, now: number): string {
  const clock = live.clock;
  const left = clock?.left_ms[seat];
  if (!clock || left === undefined) return '';
  const spent = clock.running === seat ? Math.max(0, now + live.clockSkewMs - clock.since_ms) : 0;
  return minutes(Math.max(0, left - spent));
}

export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
