import { isElsewhere } from '../../../bodies/typing';
import type { Turn } from './turn.svelte';

const DIGITS = /^[1-9]$/;

/** Digits choose a card or a block, Enter confirms, Esc steps back. */
export function pressKey(event: KeyboardEvent, turn: Turn): void {
  const target = event.target as HTMLElement;
  if (isElsewhere(event) || !turn.choices) return;
  if (event.key === 'Escape' && turn.step !== 'card') turn.back();
  else if (DIGITS.test(event.key) && turn.step !== 'place') {
    const at = Number(event.key) - 1;
    if (turn.step === 'block' && turn.open[at]) turn.pressBlock(turn.open[at]);
    else if (turn.choices.cards[at]) turn.pressCard(turn.choices.cards[at].card);
  } else if (event.key === 'Enter' && !target.closest('button, a')) void turn.confirm();
  else return;
  event.preventDefault();
}
