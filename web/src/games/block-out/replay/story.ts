// A finished match of Block Out as a story: turn by turn, with the table before and after each.

import { movesOf, type MoveStory } from '../../../bodies/story';
import type { Replay } from '../../../wire';
import type { BlockAct, BlockView, PlaceAct } from '../facts';

export interface TurnStory extends MoveStory<BlockView> {
  act: BlockAct;
  /** None for an action card. */
  placement: PlaceAct | null;
}

export function storyOf(replay: Pick<Replay, 'start' | 'steps'>): TurnStory[] {
  return movesOf<BlockView>(replay).map((turn) => {
    const act = turn.move.act as BlockAct;
    return { ...turn, act, placement: act.kind === 'place' ? act : null };
  });
}

/** Whether the stack was gone after it. */
export function hasFallen({ before, after, placement }: TurnStory): boolean {
  return placement !== null && before.stack.length > 0 && after.stack.length === 0;
}
