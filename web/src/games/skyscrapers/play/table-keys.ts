import { isElsewhere } from '../../../bodies/typing';
import type { SiteStage } from '../webgl/open';
import { cardsInOrder } from '../cards-in-hand/hand-order';
import type { Turn } from './turn.svelte';

/** What the keys of the table act on. */
export interface Keyed {
  turn: Turn;
  stage: SiteStage | null;
  /** While the hand holds something, all keys but those of the camera are its own. */
  hasHand: boolean;
  /** What Enter does: take the chosen piece in hand, or play it. */
  confirm: () => void;
  /** Look at the cards that wait. */
  look: () => void;
}

/** Enter on what is chosen already confirms it. */
const CHOSEN = ':is(.places, .labels, .plan, .cards) [aria-pressed="true"]';
const DIGITS = /^[1-9]$/;
const VERBS: Record<string, 'add' | 'build' | 'move'> = { a: 'add', b: 'build', m: 'move' };

/**
 * A B M choose an action, digits a card, K shows those that wait, T turns one, [ ] turn the view,
 * Enter confirms, Esc steps back.
 */
export function pressKey(
  event: KeyboardEvent,
  { turn, stage, hasHand, confirm, look }: Keyed,
): void {
  const { choices } = turn;
  const target = event.target as HTMLElement;
  if (isElsewhere(event)) return;
  if (event.key === '[' || event.key === ']') return stage?.turn(event.key === '[' ? -1 : 1);
  if (hasHand || (!choices && !turn.put)) return;
  const verb = VERBS[event.key];
  if (event.key === 'Escape' && turn.canGoBack) turn.back();
  else if (verb && choices) turn.pressVerb(verb);
  else if (event.key === 't') turn.turnCard();
  else if (DIGITS.test(event.key) && choices) {
    const card = cardsInOrder(choices.cards)[Number(event.key) - 1];
    if (card) turn.pressCard(card);
  } else if (event.key === 'k') look();
  else if (event.key === 'Enter' && (!target.closest('button, a') || target.closest(CHOSEN)))
    confirm();
  else return;
  event.preventDefault();
}
