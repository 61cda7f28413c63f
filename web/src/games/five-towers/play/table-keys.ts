import type { ShownView } from './shift';
import type { Turn } from './turn.svelte';

/** Bidding: digits choose a number, P passes. Building: digits place a card, Z undoes, T tears down. */
export function pressKey(event: KeyboardEvent, turn: Turn, row: ShownView['row']): void {
  const target = event.target as HTMLElement;
  const isElsewhere =
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input[type=text], textarea, select, dialog[open]') !== null;
  if (isElsewhere) return;
  const isHandled = turn.bids ? bid(event, turn, target) : build(event, turn, target, row);
  if (isHandled) event.preventDefault();
}

function bid(event: KeyboardEvent, turn: Turn, target: HTMLElement): boolean {
  const { bids, bid: chosen } = turn;
  const digit = digitOf(event);
  if (digit !== null) turn.choose(digit);
  else if (event.key.toLowerCase() === 'p' && bids?.passing && !bids.passing.why)
    void turn.confirm(bids.passing.move);
  else if (event.key === 'Escape') turn.choose(null);
  else if (event.key === 'Enter' && chosen && !target.closest('button:not([role=radio]), a'))
    void turn.confirm(chosen.move);
  else return false;
  return true;
}

function build(
  event: KeyboardEvent,
  turn: Turn,
  target: HTMLElement,
  row: ShownView['row'],
): boolean {
  if (!turn.builds) return false;
  const digit = digitOf(event);
  const pressed = event.key.toLowerCase();
  if (digit !== null && digit > 0) turn.press(digit - 1, row);
  else if (pressed === 'z' || event.key === 'Escape') turn.undo();
  else if (pressed === 't') document.querySelector<HTMLElement>('#tear-down input')?.focus();
  else if (event.key === 'Enter' && turn.builds.move && !target.closest('button, a'))
    void turn.confirm(turn.builds.move);
  else return false;
  return true;
}

function digitOf({ key }: KeyboardEvent): number | null {
  return /^[0-9]$/.test(key) ? Number(key) : null;
}
