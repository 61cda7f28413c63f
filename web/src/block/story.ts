// A finished match as a story: turn by turn, with the table before and after each.

import type { Replay, Told } from '../wire';
import type { BlockView } from './facts';
import { parsePlacement, parseVerdict, type Placement, type Verdict } from './verdict';

export interface TurnStory {
  seat: number;
  move: string;
  /** None for an action card. */
  placement: Placement | null;
  /** What the referee said of it. */
  verdict: Verdict | null;
  events: readonly Told[];
  before: BlockView;
  after: BlockView;
}

export function storyOf({ start, steps }: Pick<Replay, 'start' | 'steps'>): TurnStory[] {
  const turns: TurnStory[] = [];
  let view = start as unknown as BlockView;
  for (const { event, view: changed } of steps) {
    const before = view;
    view = { ...before, ...(changed as Partial<BlockView>) };
    if (event.kind === 'move' && event.move !== null) {
      turns.push({ seat: event.seat, move: event.move, placement: parsePlacement(event.move), verdict: null, events: [event], before, after: view });
      continue;
    }
    const turn = turns.at(-1);
    if (!turn || event.kind === 'end') continue;
    const verdict = event.kind === 'referee' ? parseVerdict(event.saw) : null;
    turns[turns.length - 1] = { ...turn, verdict: turn.verdict ?? verdict, events: [...turn.events, event], after: view };
  }
  return turns;
}

/** Whether the stack was gone after it. */
export function hasFallen({ before, after, placement }: TurnStory): boolean {
  return placement !== null && before.stack.length > 0 && after.stack.length === 0;
}
