import type { Turn } from './turn.svelte';

/** Digits choose a move, Enter confirms it, Esc steps back. */
export function pressKey(event: KeyboardEvent, turn: Turn): void {
  const target = event.target as HTMLElement;
  const isElsewhere =
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, dialog[open]') !== null;
  if (isElsewhere || !turn.moves) return;
  const wanted = /^[1-9]$/.test(event.key) ? turn.moves[Number(event.key) - 1] : undefined;
  if (wanted) turn.choose(wanted.move);
  else if (event.key === 'Escape') turn.back();
  else if (event.key === 'Enter' && turn.choice && !target.closest('button:not([role=radio]), a'))
    void turn.confirm();
  else return;
  event.preventDefault();
}
