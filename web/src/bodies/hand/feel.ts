// What a hand feels, for hands that hold a phone: a tick at the touch, a rattle when it is too hard.

import { prefersStillness, settings } from '../../state/settings.svelte';
import { ring } from '../../state/sound';

const TICK_MS = 12;
const RATTLE_MS = [25, 35, 25];

export function feelTouch(): void {
  buzz(TICK_MS);
  ring('press');
}

export function feelHard(): void {
  buzz(RATTLE_MS);
}

function buzz(pattern: number | number[]): void {
  if (!settings.hasVibration || prefersStillness() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}
