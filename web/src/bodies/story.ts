// A finished match as a story: move by move, with the table before and after each.

import type { Replay, Told, ToldMove, ToldReferee } from '../wire';

export interface MoveStory<View> {
  move: ToldMove;
  /** What the referee said of it. */
  judged: ToldReferee | null;
  /** The move, and everything until the next, each with the table after it. */
  steps: readonly { event: Told; after: View }[];
  before: View;
  after: View;
}

export function movesOf<View extends object>({
  start,
  steps,
}: Pick<Replay, 'start' | 'steps'>): MoveStory<View>[] {
  const moves: MoveStory<View>[] = [];
  let view = start as unknown as View;
  for (const { event, view: changed } of steps) {
    const before = view;
    const after = (view = { ...before, ...(changed as Partial<View>) });
    if (event.kind === 'move') {
      moves.push({ move: event, judged: null, steps: [{ event, after }], before, after });
      continue;
    }
    const last = moves.at(-1);
    if (!last || event.kind === 'end') continue;
    const judged = event.kind === 'referee' ? event : last.judged;
    moves[moves.length - 1] = { ...last, judged, steps: [...last.steps, { event, after }], after };
  }
  return moves;
}
