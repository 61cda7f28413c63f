import { expect, test } from 'vitest';
import type { SeatFacts } from '../wire';
import { COLOURS, coloursOf, SHAPES, windowRows } from './houses';

const seat = (kind: SeatFacts['kind'], colour = ''): SeatFacts => ({
  kind,
  name: '',
  colour,
  bot: '',
  stands_in: '',
  is_host: false,
});

test('no bot takes the colour of a person, and a free seat has none', () => {
  const colours = coloursOf([
    seat('person', 'sky'),
    seat('bot'),
    seat('free'),
    seat('bot'),
    seat('person', 'moss'),
  ]);
  expect(colours).toEqual(['sky', 'plum', null, 'straw', 'moss']);
});

test.each(COLOURS)('the windows of the %s house are between the door and the eaves', (colour) => {
  const shape = SHAPES[colour];
  const rows = windowRows(shape);
  expect(rows.length).toBeGreaterThan(0);
  for (const middle of rows) {
    expect(middle).toBeLessThan(shape.walls - 18);
    expect(middle).toBeGreaterThan(104);
  }
});
