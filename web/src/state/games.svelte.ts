// What there is to play, and who this guest is: asked once, and again after trouble.

import { GAMES, learnWords } from '../games/list';
import { api } from '../net/api';
import type { GameFacts, Me } from '../wire';

class Known {
  games = $state.raw<GameFacts[]>([]);
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    [this.games, this.me] = await Promise.all([api.games(), api.me()]);
    // Games that this client was built without bring their names along; without a network they wait.
    const others = this.games.filter(({ id }) => !GAMES.some((game) => game.id === id));
    await Promise.all(others.map(({ id }) => learnWords(id).catch(() => undefined)));
  }
}

export const known = new Known();

/** What a guest is called when a seat is taken; kept by the server for the next time. */
export async function rename(name: string): Promise<void> {
  known.me = await api.chooseMe({ name });
}
