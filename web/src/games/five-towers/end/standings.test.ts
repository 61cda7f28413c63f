import { expect, test } from 'vitest';
import type { FiveView } from '../facts';
import type { TableFacts } from '../../../wire';
import { headlineOf, standingsOf } from './standings';

const NAMES = ['Aino', 'Tomáš', 'Gargoyle', 'Rūta'];

function end(scores: number[], winners: number[], mine: number[] = []) {
  const table = {
    seats: NAMES.map((name) => ({ name, kind: name === 'Gargoyle' ? 'bot' : 'person' })),
    result: { scores, winners },
    you: { seats: mine },
  } as unknown as TableFacts;
  const each = <T>(value: T): T[] => NAMES.map(() => value);
  const view = {
    scores,
    points: each({}),
    towers: each({}),
    rubble: each([]),
  } as unknown as FiveView;
  return standingsOf(table, view);
}

test('the winner comes first, then the others by their points', () => {
  const standings = end([37, 29, 30, 39], [3]);
  expect(standings.map(({ name, place }) => `${place} ${name}`)).toEqual([
    '1 Rūta',
    '2 Aino',
    '3 Gargoyle',
    '4 Tomáš',
  ]);
});

test('the same points are the same place', () => {
  expect(end([39, 30, 30, 39], [0, 3]).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
});

test('who has won at the only own seat is told so', () => {
  const headline = headlineOf(end([37, 29, 30, 39], [3], [3]));
  expect(headline).toMatchObject({ kind: 'you', distance: 2, mine: null });
  expect(headline.next.map(({ name }) => name)).toEqual(['Aino']);
});

test('at one screen for several, and for spectators, the winner has a name', () => {
  expect(headlineOf(end([37, 29, 30, 39], [3], [0, 3])).kind).toBe('other');
  expect(headlineOf(end([37, 29, 30, 39], [3])).kind).toBe('other');
});

test('who has not won learns the own place', () => {
  expect(headlineOf(end([37, 29, 30, 39], [3], [1])).mine).toMatchObject({
    name: 'Tomáš',
    place: 4,
    points: 29,
  });
});

test('a shared win has several winners', () => {
  const headline = headlineOf(end([39, 30, 30, 39], [0, 3], [0]));
  expect(headline.kind).toBe('shared');
  expect(headline.next.map(({ name }) => name)).toEqual(['Tomáš', 'Gargoyle']);
});

test('if all have won, nobody comes next', () => {
  expect(headlineOf(end([9, 9, 9, 9], [0, 1, 2, 3])).next).toEqual([]);
});
