import { expect, test } from 'vitest';
import { chartOf, levelsOf, pileOf } from './chart';
import type { Placed, Round } from './story';

const levels = { ...levelsOf(200), linesTop: 10, linesBottom: 110 };
const rounds = [
  [0, 5],
  [10, 5],
].map((scores) => ({ scores })) as unknown as Round[];

test('a line goes up by a step in the middle of the round that brought points', () => {
  const chart = chartOf(rounds, 100, levels);
  expect(chart.line(0)).toBe('M0 110.0H25.0V110.0H75.0V10.0H100.0');
  expect(chart.line(1)).toBe('M0 110.0H25.0V60.0H75.0V60.0H100.0');
});

test('negative points have room below nothing', () => {
  const chart = chartOf([{ scores: [-10] }, { scores: [10] }] as unknown as Round[], 100, levels);
  expect(chart.line(0)).toBe('M0 60.0H25.0V110.0H75.0V10.0H100.0');
});

test('wide cards lie below, and roofs on top', () => {
  const pile = pileOf(['tree0', 'sand3', 'candy12'].map((card) => ({ card })) as Placed[], 40);
  expect(pile.map(({ type }) => type)).toEqual(['candy', 'sand', 'tree']);
  expect(pile[2]!.isRoof).toBe(true);
});
