// A finished match of Block Out as a story: turn by turn, with the table before and after each.

import { movesOf, type MoveStory } from '../solid/story';
import type { Replay } from '../wire';
import type { BlockView } from './facts';
import { parsePlacement, parseVerdict, type Placement, type Verdict } from './verdict';

export interface TurnStory extends MoveStory<BlockView> {
  /** None for an action card. */
  placement: Placement | null;
  /** What the referee said of it. */
  verdict: Verdict | null;
}

export function storyOf(replay: Pick<Replay, 'start' | 'steps'>): TurnStory[] {
  return movesOf<BlockView>(replay).map((turn) => {
    const judged = turn.events.find((event) => event.kind === 'referee');
    return { ...turn, placement: parsePlacement(turn.move), verdict: judged ? parseVerdict(judged.saw) : null };
  });
}

/** Whether the stack was gone after it. */
export function hasFallen({ before, after, placement }: TurnStory): boolean {
  return placement !== null && before.stack.length > 0 && after.stack.length === 0;
}
