// The points of the sheets, counted by the server: one question at a time, and always the newest.

import type { TowerType } from '../drawing/types';
import type { Result } from '../facts';
import { ask } from '../../../net/api';
import type { Scores as AnyScores } from '../../../wire';

export interface ToldSheet {
  name: string;
  towers: Partial<Record<TowerType, readonly number[]>>;
  rubble: number;
}

/** As the server tells them, for this game. */
export interface Scores extends Omit<AnyScores, 'results'> {
  results: Result[];
}

type Counter = (sheets: readonly ToldSheet[]) => Promise<Scores>;

const atTheServer: Counter = (sheets) => ask<Scores>('POST', '/api/score/five-towers', { sheets });

export class Points {
  scores = $state.raw<Scores | null>(null);
  trouble = $state.raw<unknown>(null);
  #newest: readonly ToldSheet[] | null = null;
  #isAsking = false;
  readonly #count: Counter;

  constructor(count: Counter = atTheServer) {
    this.#count = count;
  }

  /** Ask about these sheets as soon as the question before is answered. */
  async ask(sheets: readonly ToldSheet[]): Promise<void> {
    this.#newest = sheets;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#newest) {
      const asked: readonly ToldSheet[] = this.#newest;
      this.#newest = null;
      await this.#answer(asked);
    }
    this.#isAsking = false;
  }

  async #answer(asked: readonly ToldSheet[]): Promise<void> {
    try {
      const scores = await this.#count(asked);
      if (this.#newest) return;
      this.scores = scores;
      this.trouble = null;
    } catch (trouble) {
      if (this.#newest) return;
      // Points of other towers would be wrong points.
      this.scores = null;
      this.trouble = trouble;
    }
  }
}
