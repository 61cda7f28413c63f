// A finished match as a story: whatever is worth a sentence, with the table after it.

import { tell } from '../table/tell';
import type { Replay } from '../wire';
import type { PlainView } from './facts';

export interface Scene {
  text: string;
  view: PlainView;
  /** Whose turn it was. */
  seat: number | null;
}

/** What happens without a sentence belongs to what was told before it. */
export function storyOf(
  { start, steps }: Pick<Replay, 'start' | 'steps'>,
  names: readonly string[],
): Scene[] {
  const scenes: Scene[] = [];
  let view = start as unknown as PlainView;
  for (const { event, view: changed } of steps) {
    const seat = event.kind === 'move' ? event.seat : view.to_move;
    view = { ...view, ...changed };
    const text = tell(event, names);
    const last = scenes.at(-1);
    if (text) scenes.push({ text, view, seat });
    else if (last) scenes[scenes.length - 1] = { ...last, view };
  }
  return scenes;
}
