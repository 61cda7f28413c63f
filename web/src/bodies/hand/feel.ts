// What a hand feels, for hands that hold a phone: a tick at the touch, a rattle when it is too hard,
// and where a magnet has it.

import { prefersStillness, settings } from '../../state/settings.svelte';
import { ring } from '../../state/sound';

const TICK_MS = 12;
const CAUGHT_MS = 10;
const HOME_MS = 20;
const RATTLE_MS = [25, 35, 25];

export function feelTouch(): void {
  buzz(TICK_MS);
  ring('press');
}

/** A magnet has it. */
export function feelCaught(): void {
  buzz(CAUGHT_MS);
  ring('press');
}

/** A rivet is all the way in. */
export function feelHome(): void {
  buzz(HOME_MS);
  ring('storey');
}

export function feelHard(): void {
  buzz(RATTLE_MS);
}

function buzz(pattern: number | number[]): void {
  if (!settings.hasVibration || prefersStillness() || !navigator.userActivation?.hasBeenActive)
    return;
  navigator.vibrate?.(pattern);
}
