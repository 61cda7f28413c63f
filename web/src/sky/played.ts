// The site right after a hand let go, before anybody knows what came of it. Only for the picture:
// the server's own view follows.

import type { SkyView } from './facts';
import { parseAct } from './verdict';

export function played(view: SkyView, seat: number, move: string, isMine: boolean): SkyView {
  const act = parseAct(move);
  if (!act || act.verb === 'done' || act.verb === 'put' || act.verb === 'keep') return view;
  const { verb, ...rest } = act;
  const after: SkyView = { ...view, phase: 'judge', pending: { seat, verb, ...rest } };
  if (isMine && view.hand && act.card) after.hand = without(view.hand, act.card);
  return after;
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}
