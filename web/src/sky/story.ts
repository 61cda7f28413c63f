// A finished match of Skyscrapers as a story: act by act, with the site before and after each.

import { movesOf, type MoveStory } from '../solid/story';
import type { Replay } from '../wire';
import type { SkyView } from './facts';
import { parseAct, parseVerdict, type Act, type Verdict } from './verdict';

export interface ActStory extends MoveStory<SkyView> {
  act: Act | null;
  /** What the referee said of it. */
  verdict: Verdict | null;
}

export function storyOf(replay: Pick<Replay, 'start' | 'steps'>): ActStory[] {
  return movesOf<SkyView>(replay).map((turn) => {
    const judged = turn.events.find((event) => event.kind === 'referee');
    return { ...turn, act: parseAct(turn.move), verdict: judged ? parseVerdict(judged.saw) : null };
  });
}
