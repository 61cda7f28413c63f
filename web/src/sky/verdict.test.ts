import { expect, test } from 'vitest';
import { parseAct, parseVerdict, writeVerdict } from './verdict';

test('a verdict tells who fell and who stands elsewhere', () => {
  expect(parseVerdict('fell workers=3,7 stands=5@0,-1,4;9@1,0,0 film=AQ')).toEqual({
    outcome: 'fell', workers: [3, 7], stands: [{ worker: 5, cell: [0, -1, 4] }, { worker: 9, cell: [1, 0, 0] }], why: null, film: 'AQ',
  });
  expect(parseVerdict('void why=missed')).toMatchObject({ outcome: 'void', why: 'missed' });
  expect([parseVerdict(null), parseVerdict('stood')]).toEqual([null, null]);
});

test('what people saw is written as it is read', () => {
  const saw = writeVerdict('fell', [7, 3], [{ worker: 5, cell: [0, 0, 4] }]);
  expect(saw).toBe('fell workers=3,7 stands=5@0,0,4');
  expect(parseVerdict(saw)).toMatchObject({ workers: [3, 7], stands: [{ worker: 5, cell: [0, 0, 4] }] });
  expect(writeVerdict('held')).toBe('held');
});

test('a move is told without how the hand did it', () => {
  expect(parseAct('build upright-3 at 1 0 3 x turn 2 by 0,1,2')).toMatchObject({ verb: 'build', card: 'upright-3', use: 'upright', at: [1, 0, 3], normal: 'x', turn: 2 });
  expect(parseAct('build universal-2 as floor at -1 0 3 z')).toMatchObject({ card: 'universal-2', use: 'floor', at: [-1, 0, 3], normal: 'z', turn: 0 });
  expect(parseAct('build base at 2 0 1 y turn 0')).toMatchObject({ card: 'base', use: 'base' });
  expect(parseAct('move 7 to 0 -1 4')).toMatchObject({ verb: 'move', worker: 7, cell: [0, -1, 4] });
  expect(parseAct('add at -2 1 0 by 5')).toMatchObject({ verb: 'add', cell: [-2, 1, 0] });
  expect(parseAct('put at 0 0 4')).toMatchObject({ verb: 'put', cell: [0, 0, 4] });
  expect([parseAct('keep')?.verb, parseAct('done')?.verb, parseAct('bid 3')]).toEqual(['keep', 'done', null]);
});
