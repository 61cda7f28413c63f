import { expect, test } from 'vitest';
import { since } from './since';

const MINUTE = 60_000;
const NOW = 1_790_000_000_000;

test.each([
  [5_000, 'now'],
  [-5_000, 'now'],
  [3 * MINUTE, '3 minutes ago'],
  [125 * MINUTE, '2 hours ago'],
  [30 * 60 * MINUTE, 'yesterday'],
  [15 * 24 * 60 * MINUTE, '2 weeks ago'],
])('%d ms ago is “%s”', (passed, said) => {
  expect(since(NOW - passed, NOW, 'en')).toBe(said);
});

test('other languages have their own words', () => {
  expect(since(NOW - 30 * 60 * MINUTE, NOW, 'lt')).toBe('vakar');
});
