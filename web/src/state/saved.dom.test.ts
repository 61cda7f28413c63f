import { beforeEach, expect, test } from 'vitest';
import type { TableFacts } from '../wire';
import { savedGames, saveGame } from './saved';

const table = (
  id: string,
  result: TableFacts['result'] = { scores: [39, 37], winners: [0] },
): TableFacts =>
  ({
    id,
    game: 'five-towers',
    title: 'Thursday',
    seats: [{ name: 'Rūta' }, { name: 'Aino' }],
    result,
  }) as TableFacts;

beforeEach(() => localStorage.clear());

test('a finished game is kept with names and points', () => {
  saveGame(table('abc'), 1000);
  expect(savedGames()).toEqual([
    {
      id: 'abc',
      game: 'five-towers',
      title: 'Thursday',
      names: ['Rūta', 'Aino'],
      points: [39, 37],
      winners: [0],
      date: 1000,
    },
  ]);
});

test('the newest comes first, and each once', () => {
  for (const id of ['one', 'two', 'one']) saveGame(table(id));
  expect(savedGames().map(({ id }) => id)).toEqual(['two', 'one']);
});

test('a game that is not over is not kept', () => {
  saveGame(table('abc', null));
  expect(savedGames()).toEqual([]);
});

test('at most fifty are kept', () => {
  for (let i = 0; i < 60; i++) saveGame(table(`game ${i}`));
  expect(savedGames()).toHaveLength(50);
  expect(savedGames()[0]!.id).toBe('game 59');
});

test('what somebody else left there is not trusted', () => {
  localStorage.setItem('steeple-saved', '{"half":');
  expect(savedGames()).toEqual([]);
});
