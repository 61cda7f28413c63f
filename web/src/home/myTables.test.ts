import { expect, test } from 'vitest';
import type { TableSummary } from '../wire';
import { freeSeats, inOrder, others } from './myTables';

function table(id: string, facts: Partial<TableSummary>): TableSummary {
  return {
    id,
    game: 'five-towers',
    title: '',
    status: 'playing',
    names: [],
    kinds: [],
    you: [],
    to_move: null,
    is_my_turn: false,
    result: null,
    changed_ms: 0,
    ...facts,
  };
}

test('one’s own turn comes first, then play, then open tables, then the past', () => {
  const tables = [
    table('past', { status: 'over', changed_ms: 9 }),
    table('open', { status: 'open', changed_ms: 8 }),
    table('old', { changed_ms: 1 }),
    table('new', { changed_ms: 7 }),
    table('mine', { is_my_turn: true }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'open', 'past']);
});

test('the others are those with a name that is not one’s own', () => {
  const four = table('t', {
    names: ['Rūta', 'Aino', '', 'Mason'],
    kinds: ['person', 'person', 'free', 'bot'],
    you: [0],
  });
  expect(others(four)).toEqual(['Aino', 'Mason']);
  expect(others({ ...four, you: [0, 1] })).toEqual(['Aino', 'Mason']);
  expect(freeSeats(four)).toBe(1);
});
