import { expect, test } from 'vitest';
import { coloursOf } from './colours';

test('bots take the colours that are left', () => {
  const seats = ['slate', '', ''].map((colour) => ({ colour }));
  expect(coloursOf(seats)).toEqual(['slate', 'brick', 'straw']);
});
