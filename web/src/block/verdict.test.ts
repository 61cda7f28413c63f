import { expect, test } from 'vitest';
import { parsePlacement, parseVerdict } from './verdict';

test('a verdict is read with all its details', () => {
  const saw = 'fell at=812 first=brown-small foul=side engine=mujoco-3 model=abc film=AQID_w==';
  expect(parseVerdict(saw)).toEqual({ outcome: 'fell', atMs: 812, foul: 'side', why: null, film: 'AQID_w==' });
});

test('people say only how it went', () => {
  expect(parseVerdict('stood')).toEqual({ outcome: 'stood', atMs: null, foul: null, why: null, film: '' });
  expect(parseVerdict('void why=air')).toMatchObject({ outcome: 'void', why: 'air' });
});

test.each([null, '', 'draw any', 'stool'])('%s is no verdict', (saw) => {
  expect(parseVerdict(saw)).toBeNull();
});

test('a placement is known by its block and card, however the hand did it', () => {
  expect(parsePlacement('place brown-small with any by 0,0,0,900,10000,0,0,0;20,0,0,890,10000,0,0,0')).toEqual({ block: 'brown-small', card: 'any' });
  expect(parsePlacement('place brown-small at 12 -30')).toEqual({ block: 'brown-small', card: null });
  expect(parsePlacement('pass')).toBeNull();
});
