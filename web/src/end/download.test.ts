import { expect, test } from 'vitest';
import { fileName } from './download';

test('a file is named after the table and the day', () => {
  const day = new Date(2026, 2, 12);
  expect(fileName('Thursday towers!', 'json', day)).toBe('steeple-thursday-towers-2026-03-12.json');
  expect(fileName('Rūtos / žaidimas', 'png', day)).toBe('steeple-rūtos-žaidimas-2026-03-12.png');
  expect(fileName('', 'json', day)).toBe('steeple-2026-03-12.json');
});
