import { expect, test } from 'vitest';
import type { SeatFacts, TableFacts } from '../wire';
import { news } from './arrivals';

const seat = (kind: SeatFacts['kind'], name = ''): SeatFacts => ({
  kind,
  name,
  colour: '',
  bot: '',
  stands_in: '',
  is_host: false,
});
const table = (seats: SeatFacts[], facts: Partial<TableFacts> = {}): TableFacts => ({
  id: 't',
  game: 'five-towers',
  title: '',
  status: 'open',
  seats,
  options: {},
  referee: null,
  clock_rules: null,
  away_s: null,
  commit: '',
  undo: null,
  away: {},
  result: null,
  rematch_wanted: [],
  rematch: null,
  deal: '',
  you: { seats: [0], is_host: false, muted: [], invite: '' },
  ...facts,
});
const [ruta, free, aino] = [seat('person', 'Rūta'), seat('free'), seat('person', 'Aino')];
const messages = (before: TableFacts, after: TableFacts) =>
  news(before, after).map(({ message }) => message);

test('somebody sits down', () => {
  expect(news(table([ruta, free]), table([ruta, aino]))).toEqual([
    { message: 'lobby-news-sat', args: { name: 'Aino' } },
  ]);
});

test('somebody stands up', () => {
  expect(news(table([ruta, aino]), table([ruta, free]))).toEqual([
    { message: 'lobby-news-stood', args: { name: 'Aino' } },
  ]);
});

test('what one did oneself needs no news', () => {
  expect(messages(table([free, aino]), table([ruta, aino]))).toEqual([]);
});

test('a new option and a new host are told', () => {
  const after = table([ruta], {
    away_s: 60,
    you: { seats: [0], is_host: true, muted: [], invite: '' },
  });
  expect(messages(table([ruta]), after)).toEqual(['lobby-news-host', 'lobby-news-terms']);
});
