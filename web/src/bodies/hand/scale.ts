// The scale of the height rail: fine near the touch, coarse above; below the touch it is pressure.

import { MOST_PRESS_MM } from './carry';
import { FIRM_FROM_MM, HARD_FROM_MM } from './zone';

/** What the top of the rail stands for. */
export const HIGHEST_MM = 120;
/** The touch is this far down the rail. */
export const TOUCH_AT = 0.69;
export const TICKS_MM: readonly number[] = [120, 100, 80, 60, 40, 30, 20, 10, 5, 2];

/** How far down the rail, from 0 to 1, for a height above the touch; below 0 it presses. */
export function placeOf(mm: number): number {
  if (mm < 0) return TOUCH_AT + (1 - TOUCH_AT) * Math.min(1, -mm / MOST_PRESS_MM);
  return TOUCH_AT * (1 - Math.sqrt(Math.min(1, mm / HIGHEST_MM)));
}

/** The height above the touch, for a place on the rail. */
export function heightAt(place: number): number {
  const at = Math.max(0, Math.min(1, place));
  if (at > TOUCH_AT) return (-MOST_PRESS_MM * (at - TOUCH_AT)) / (1 - TOUCH_AT);
  return HIGHEST_MM * (1 - at / TOUCH_AT) ** 2;
}

/** Where the pressure becomes firm, and too hard. */
export const FIRM_AT = placeOf(-FIRM_FROM_MM);
export const HARD_AT = placeOf(-HARD_FROM_MM);
