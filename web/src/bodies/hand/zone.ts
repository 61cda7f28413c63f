// How hard a hand presses, in words: the further it wants to be below the touch, the harder.

export type Zone = 'none' | 'light' | 'firm' | 'hard';

/** A body that is pressed less than this may still be in the air for the judge. */
const TOUCH_MM = 0.25;
export const FIRM_FROM_MM = 2;
export const HARD_FROM_MM = 5;

export function zoneOf(press: number): Zone {
  if (press < TOUCH_MM) return 'none';
  return press < FIRM_FROM_MM ? 'light' : press < HARD_FROM_MM ? 'firm' : 'hard';
}
