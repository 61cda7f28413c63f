import { DEAL_KEY } from '../state/deal';

/** Remember for the home page that the deal of a day was begun, or is over. */
export function rememberDeal(day: string, isOver: boolean): void {
  try {
    localStorage.setItem(DEAL_KEY, isOver ? `${day} over` : day);
  } catch {
    // A browser may keep nothing.
  }
}
