// Who sits at a new table.

import { chance } from '../net/api';
import type { NewSeat } from '../wire';

/** People at one screen, or one alone: each seat adds its own part to the dealer's draws. */
export function people(names: readonly string[]): NewSeat[] {
  return names.map((name) => ({ kind: 'me', name, seed: chance() }));
}

export function bots(count: number, bot: string): NewSeat[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot }));
}

export function free(count: number): NewSeat[] {
  return Array.from({ length: count }, () => ({ kind: 'free' }));
}
