import { fetchRoom } from '../games/list';
import { api } from '../net/api';
import { sayTrouble } from '../net/trouble';
import { known, rename } from '../state/games.svelte';
import { go } from '../state/route.svelte';
import type { NewTable } from '../wire';

/** A table that is being opened: once, however often the button is pressed. */
export class Opening {
  isBusy = $state(false);
  problem = $state('');

  /** Open it and go there; `name` is kept for the next time, unless it is empty. */
  async open(table: NewTable, name: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    fetchRoom(table.game, 'play');
    try {
      if (name && name !== known.me?.name) await rename(name);
      const opened = await api.openTable(table);
      go(`/table/${opened.table.id}`);
    } catch (problem) {
      this.problem = sayTrouble(problem);
      this.isBusy = false;
    }
  }
}
