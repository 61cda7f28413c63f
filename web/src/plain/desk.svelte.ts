// A live match of a plain game as a desk. What a seat may know is not for everybody at its screen.

import type { LiveTable } from '../state/live.svelte';
import { LiveDesk } from '../table/live-desk.svelte';
import type { PlainChoices } from './facts';
import { Show } from './show.svelte';

export class PlainDesk extends LiveDesk<PlainChoices, Show> {
  constructor(live: LiveTable) {
    super(live, { show: (names, isMine) => new Show(names, isMine), hasSecrets: true });
  }
}
