// What this browser remembers of the deal of the day, so that the home page need not ask for it.

export const DEAL_KEY = 'steeple-deal';

/** Days begin at midnight UTC, for everybody at once. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Whether today's deal is yet to be played, was begun, or is over, as far as this browser knows. */
export function rememberedDeal(nowMs = Date.now()): 'play' | 'on' | 'result' {
  try {
    const [day, isOver] = (localStorage.getItem(DEAL_KEY) ?? '').split(' ');
    if (day === dayOf(nowMs)) return isOver ? 'result' : 'on';
  } catch {
    // A browser may keep nothing: then the home page asks to play, and the server knows better.
  }
  return 'play';
}
