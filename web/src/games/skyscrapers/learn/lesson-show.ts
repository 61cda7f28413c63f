// What is drawn of the lesson: after the collapse the wreck stays where it fell, since nobody goes on to the end.

import type { Poses } from '../../../bodies/types';
import { cardIn } from '../cards';
import type { SkyView } from '../facts';
import { Show } from '../table/show.svelte';

export class LessonShow extends Show {
  protected override become(view: SkyView): void {
    const wreck = view.phase === 'over' && this.speed().rate > 0 ? this.#wreck() : null;
    super.become(wreck ? { ...view, ...wreck.pieces } : view);
    if (wreck) this.poses = wreck.poses;
  }

  #wreck(): { pieces: Pick<SkyView, 'cards' | 'workers'>; poses: Poses } | null {
    if (!this.view) return null;
    const { cards, workers, pending } = this.view;
    const last = cardIn(pending);
    return { pieces: { cards: last ? [...cards, last] : cards, workers }, poses: this.poses };
  }
}
