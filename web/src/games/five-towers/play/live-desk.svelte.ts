// A live match of Five Towers as a desk.

import type { LiveTable } from '../../../state/live.svelte';
import { LiveDesk } from '../../../table/live-desk.svelte';
import type { Desk } from './desk';
import type { FiveChoices, FiveView } from '../facts';
import { Show } from './show.svelte';

export class FiveDesk extends LiveDesk<FiveChoices, Show> implements Desk {
  constructor(live: LiveTable) {
    super(live, { show: (names, isMine) => new Show(names, isMine), hasSecrets: false });
  }

  get view(): FiveView {
    return this.show.view as FiveView;
  }
}
