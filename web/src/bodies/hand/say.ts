// What the hand feels, in words: for screen readers and for the text beside the picture.

import { list, t } from '../../words/words.svelte';
import type { Hand } from './hand.svelte';

/** Off by less than this is in the middle. */
const MIDDLE_MM = 0.5;

/** Whole millimetres, but tenths where they matter. */
function rounded(mm: number): number {
  return mm < 10 ? Math.round(mm * 10) / 10 : Math.round(mm);
}

/** “12 mm above the block”, or “touching, light pressure”. */
export function sayHeight({
  isTouching,
  zone,
  gap,
  touch,
  names,
}: Pick<Hand, 'isTouching' | 'zone' | 'gap' | 'touch' | 'names'>): string {
  if (isTouching) return t('hand-said-touching', { zone });
  return t(touch.below === null ? names.aboveTable : names.above, { mm: rounded(gap) });
}

/** “3 mm to the right and 1 mm nearer”, from the middle of what is below. */
export function sayOffset({ offset: [right, away] }: Pick<Hand, 'offset'>): string {
  const parts: string[] = [];
  if (Math.abs(right) >= MIDDLE_MM)
    parts.push(
      t(right > 0 ? 'hand-said-right' : 'hand-said-left', { mm: Math.round(Math.abs(right)) }),
    );
  if (Math.abs(away) >= MIDDLE_MM)
    parts.push(
      t(away > 0 ? 'hand-said-far' : 'hand-said-near', { mm: Math.round(Math.abs(away)) }),
    );
  return parts.length ? list(parts) : t('hand-said-middle');
}

/** “Lying on side 2 of 6, turned by 45°.” */
export function sayTurn({ face, yaw, shape }: Pick<Hand, 'face' | 'yaw' | 'shape'>): string {
  return t('hand-said-turn', {
    face: face + 1,
    count: shape.faces.length,
    degrees: Math.round(yaw),
  });
}

export function sayHand(hand: Hand): string {
  return t('hand-said', { height: sayHeight(hand), offset: sayOffset(hand) });
}
