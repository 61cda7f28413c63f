// A finished match of Skyscrapers as a story: act by act, with the site before and after each.

import { movesOf, type MoveStory } from '../../../bodies/story';
import type { Replay } from '../../../wire';
import type { SkyAct, SkyView, VerdictAct } from '../facts';

export interface ActStory extends MoveStory<SkyView> {
  act: SkyAct;
  /** What the referee said of it. */
  verdict: VerdictAct | null;
}

export function storyOf(replay: Pick<Replay, 'start' | 'steps'>): ActStory[] {
  return movesOf<SkyView>(replay).map((turn) => ({
    ...turn,
    act: turn.move.act as SkyAct,
    verdict: (turn.judged?.act ?? null) as VerdictAct | null,
  }));
}
