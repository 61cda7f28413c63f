import { describe, expect, it } from 'vitest';
import type { ValuesByType } from './facts';
import { add, drawn, moved, NOTHING, notation, planOf, taken, without } from './plan';

const TOWERS: ValuesByType = { candy: [15, 3], scary: [], tree: [8], scrap: [10, 3], sand: [12] };

describe('a plan', () => {
  it('is written as the notation of a move that may not be whole yet', () => {
    expect(notation(NOTHING)).toBe('build');
    expect(notation({ tearDown: 'scrap', cards: ['scrap8', 'sand3'] })).toBe(
      'build -scrap scrap8 sand3',
    );
  });

  it('is taken from a build', () => {
    const plan = planOf({ tear_down: 'scrap', cards: ['scrap8', 'sand3'] });
    expect(notation(plan)).toBe('build -scrap scrap8 sand3');
  });

  it('takes the left one of two equal cards first', () => {
    const row = ['candy2', 'candy2', 'tree5'];
    expect(taken(row, { tearDown: null, cards: ['tree5', 'candy2'] })).toEqual([1, -1, 0]);
    expect(taken(row, { tearDown: null, cards: ['candy2', 'candy2'] })).toEqual([0, 1, -1]);
  });

  it('can be put into another order, and cards go back', () => {
    const plan = add(add(NOTHING, 'candy2'), 'tree5');
    expect(moved(plan, 0, 1).cards).toEqual(['tree5', 'candy2']);
    expect(without(plan, 0).cards).toEqual(['tree5']);
    expect(plan.cards).toEqual(['candy2', 'tree5']);
  });

  it('is drawn on the towers: what is torn down floats, what is placed is numbered', () => {
    const towers = drawn(
      TOWERS,
      { tearDown: 'scrap', cards: ['scrap8', 'candy0'] },
      { hasOrder: true },
    );
    expect(towers.scrap).toEqual([
      { value: 10 },
      { value: 3, state: 'torn' },
      { value: 8, state: 'planned', order: 1 },
    ]);
    expect(towers.candy.at(-1)).toEqual({ value: 0, state: 'planned', order: 2 });
    expect(towers.scary).toEqual([]);
  });

  it('shows the first card that can’t be, and all after it, as wrong', () => {
    const { tree, sand } = drawn(
      TOWERS,
      { tearDown: null, cards: ['tree5', 'sand14', 'tree2'] },
      { wrong: 1 },
    );
    expect([tree[1]?.state, sand[1]?.state, tree[2]?.state]).toEqual(['planned', 'wrong', 'wrong']);
  });
});
