// The lesson of Five Towers as a desk: all that happened is shown as one moment.

import { LessonDesk } from '../../../learn/lesson-desk.svelte';
import type { Lesson } from '../../../wire';
import type { FiveChoices, FiveView } from '../facts';
import type { Desk } from '../play/desk';
import { Show } from '../play/show.svelte';

export class FiveLessonDesk extends LessonDesk<FiveChoices, Show> implements Desk {
  constructor() {
    super('five-towers', (names, isMine) => new Show(names, isMine));
  }

  get view(): FiveView {
    return this.show.view as FiveView;
  }

  protected override tell({ step, events, before, view }: Lesson): void {
    if (!this.show.view) this.show.push({ seq: 0, events: [], before: null, after: before });
    this.show.push({ seq: step, events, before, after: view });
  }
}
