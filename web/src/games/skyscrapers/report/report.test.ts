import { expect, test } from 'vitest';
import { writeVerdict } from './report';

test('a report names who fell and who stands elsewhere, in the order of their numbers', () => {
  expect(writeVerdict('held')).toBe('held');
  expect(
    writeVerdict(
      'fell',
      [7, 3],
      [
        { worker: 9, cell: [1, 0, 0] },
        { worker: 5, cell: [0, -1, 4] },
      ],
    ),
  ).toBe('fell workers=3,7 stands=5@0,-1,4;9@1,0,0');
});

test('who was knocked over is told apart from who fell', () => {
  expect(writeVerdict('held', [], [], [7, 3])).toBe('held lies=3,7');
  expect(writeVerdict('fell', [2], [], [5])).toBe('fell workers=2 lies=5');
});

test('whoever bumped the table is named', () => {
  expect(writeVerdict('fell', [2], [], [], 0)).toBe('fell by=0 workers=2');
  expect(writeVerdict('collapsed', [], [], [], 3)).toBe('collapsed by=3');
});
