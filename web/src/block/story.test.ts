import { expect, test } from 'vitest';
import type { Replay } from '../wire';
import { hasFallen, storyOf } from './story';
import { tallyOf } from './tally';

const replay = {
  start: { stack: [], deck: 40, hands: [7, 7] },
  steps: [
    { event: { kind: 'chance', outcome: null, changes: [] }, view: { deck: 39 } },
    { event: { kind: 'move', seat: 0, move: 'place brown-large with any', changes: [] }, view: { phase: 'judge' } },
    { event: { kind: 'referee', saw: 'stood', changes: [] }, view: { phase: 'play', stack: ['brown-large'] } },
    { event: { kind: 'move', seat: 1, move: 'pass', changes: [] }, view: {} },
    { event: { kind: 'move', seat: 0, move: 'place black-small with any', changes: [] }, view: { phase: 'judge' } },
    { event: { kind: 'referee', saw: 'fell at=600', changes: [] }, view: { stack: [] } },
    { event: { kind: 'chance', outcome: null, changes: [] }, view: { deck: 38 } },
    { event: { kind: 'end', scores: [1, 0], winners: [0] }, view: {} },
  ],
} as unknown as Replay;
const turns = storyOf(replay);

test('a turn goes from a move to the next', () => {
  expect(turns.map(({ seat, move }) => [seat, move.split(' ')[0]])).toEqual([[0, 'place'], [1, 'pass'], [0, 'place']]);
  expect(turns.map(({ events }) => events.length)).toEqual([2, 1, 3]);
});

test('each turn knows the table before and after it', () => {
  expect(turns[0]).toMatchObject({ before: { deck: 39, stack: [] }, after: { stack: ['brown-large'] }, verdict: { outcome: 'stood' } });
  expect(turns.at(-1)).toMatchObject({ before: { stack: ['brown-large'] }, after: { stack: [], deck: 38 } });
});

test('only what was built can fall', () => {
  expect(turns.map(hasFallen)).toEqual([false, false, true]);
});

test('blocks that stood and falls are counted by seat', () => {
  expect(tallyOf(replay.steps.map(({ event }) => event), 2)).toEqual({ seats: [{ placed: 1, falls: 1 }, { placed: 0, falls: 0 }], tallest: 1, turns: 3 });
});
