// How much of a match this browser has shown, so that anyone who comes back is told what they missed.

import { api } from '../net/api';
import type { Told } from '../wire';

const ACTS = new Set(['move', 'chance', 'referee', 'end']);
/** More than any match has: asks for the number only. */
const NOTHING = 1_000_000;

export class Seen {
  #count: number | null = null;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  get #key(): string {
    return `steeple-seen-${this.#id}`;
  }

  /** What happened since this browser looked last; nothing at the first time. */
  async missed(): Promise<Told[]> {
    const before = this.#kept();
    try {
      const { count, events } = await api.story(this.#id, before ?? NOTHING);
      this.#keep(count);
      return before === null ? [] : events;
    } catch {
      return [];
    }
  }

  saw(events: readonly Told[]): void {
    const acts = events.filter((event) => ACTS.has(event.kind)).length;
    if (this.#count !== null && acts) this.#keep(this.#count + acts);
  }

  #kept(): number | null {
    try {
      const text = localStorage.getItem(this.#key);
      return text === null ? null : Number(text);
    } catch {
      return null;
    }
  }

  #keep(count: number): void {
    this.#count = count;
    try {
      localStorage.setItem(this.#key, String(count));
    } catch {
      // Then anyone who comes back is told only how the table stands now.
    }
  }
}
