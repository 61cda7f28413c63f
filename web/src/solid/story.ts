// A finished match as a story: move by move, with the table before and after each.

import type { Replay, Told } from '../wire';

export interface MoveStory<View> {
  seat: number;
  move: string;
  /** The move, and everything until the next. */
  events: readonly Told[];
  before: View;
  after: View;
}

export function movesOf<View extends object>({ start, steps }: Pick<Replay, 'start' | 'steps'>): MoveStory<View>[] {
  const moves: MoveStory<View>[] = [];
  let view = start as unknown as View;
  for (const { event, view: changed } of steps) {
    const before = view;
    view = { ...before, ...(changed as Partial<View>) };
    if (event.kind === 'move' && event.move !== null) {
      moves.push({ seat: event.seat, move: event.move, events: [event], before, after: view });
      continue;
    }
    const last = moves.at(-1);
    if (last && event.kind !== 'end') moves[moves.length - 1] = { ...last, events: [...last.events, event], after: view };
  }
  return moves;
}
