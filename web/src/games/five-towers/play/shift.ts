// The drawn table while something happens: pieces go one by one from place to place, as the
// server tells. What the table is afterwards the server tells too, so nothing here is a rule.

import type { Change } from '../../../wire';
import { cardOf, type TowerType } from '../drawing/types';
import type { FiveView } from '../facts';

/** A view whose row may have gaps, while cards are being taken. */
export interface ShownView extends Omit<FiveView, 'row'> {
  row: (string | null)[];
}

/** The table after one piece went where it went. */
export function shifted(view: ShownView, { piece, source, target }: Change): ShownView {
  return piece === null ? view : put(taken(view, source), target, piece);
}

/** Close the gaps in the row: the act is over. */
export function settled(view: ShownView): ShownView {
  return { ...view, row: view.row.filter((card) => card !== null) };
}

function taken(view: ShownView, source: string): ShownView {
  const [place, ...path] = source.split('/');
  if (place === 'deck') return { ...view, deck: view.deck - 1 };
  if (place === 'row') {
    return { ...view, row: view.row.map((card, at) => (at === Number(path[0]) ? null : card)) };
  }
  if (place === 'towers') {
    return onTower(view, Number(path[0]), path[1] as TowerType, (values) => values.slice(0, -1));
  }
  return view;
}

function put(view: ShownView, target: string, piece: string): ShownView {
  const [place, ...path] = target.split('/');
  const seat = Number(path[0]);
  if (place === 'row') return { ...view, row: view.row.toSpliced(seat, 0, piece) };
  if (place === 'deck') return { ...view, deck: view.deck + 1 };
  if (place === 'discard') return { ...view, discard: [...view.discard, piece] };
  if (place === 'rubble') {
    return {
      ...view,
      rubble: view.rubble.map((cards, at) => (at === seat ? [...cards, piece] : cards)),
    };
  }
  if (place === 'towers') {
    const { type, value } = cardOf(piece);
    return onTower(view, seat, type, (values) => [...values, value]);
  }
  return view;
}

function onTower(
  view: ShownView,
  seat: number,
  type: TowerType,
  change: (values: number[]) => number[],
): ShownView {
  const towers = view.towers.map((own, at) =>
    at === seat ? { ...own, [type]: change(own[type]) } : own,
  );
  return { ...view, towers };
}
