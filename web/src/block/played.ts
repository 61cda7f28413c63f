// The table right after a card was played, before anybody knows what came of it. Only for the
// picture: the server's own view follows.

import type { BlockView } from './facts';
import { parsePlacement } from './verdict';

export function played(view: BlockView, seat: number, move: string, isMine: boolean): BlockView {
  const placement = parsePlacement(move);
  const card = placement ? placement.card : move === 'pass' || move === 'reverse' ? move : null;
  const after: BlockView = { ...view, direction: move === 'reverse' ? (view.direction === 1 ? -1 : 1) : view.direction };
  if (placement) {
    after.phase = 'judge';
    after.placing = { seat, ...placement };
  }
  if (card === null) return after;
  after.hands = view.hands.map((count, at) => (at === seat ? count - 1 : count));
  after.discard = [...view.discard, card];
  if (isMine && view.hand) after.hand = without(view.hand, card);
  return after;
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, i) => i !== at);
}
