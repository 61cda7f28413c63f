import { expect, test } from 'vitest';
import type { Replay } from '../../../wire';
import type { BlockAct } from '../facts';
import { hasFallen, storyOf } from './story';
import { tallyOf } from '../end/tally';

const moved = (seat: number, act: BlockAct): object => ({ kind: 'move', seat, act });
const judged = (outcome: string, is_fall: boolean, height: number): object => ({
  kind: 'referee',
  act: { kind: 'verdict', outcome, is_fall, height },
});
/** The last block falls after the count, but it is the last card under the advanced rule. */
const replay = {
  start: { stack: [], deck: 40, hands: [7, 7] },
  steps: [
    { event: { kind: 'chance', act: null }, view: { deck: 39 } },
    {
      event: moved(0, { kind: 'place', block: 'brown-large', card: 'any' }),
      view: { phase: 'judge' },
    },
    { event: judged('stood', false, 1), view: { phase: 'play', stack: ['brown-large'] } },
    { event: moved(1, { kind: 'action', card: 'pass' }), view: {} },
    {
      event: moved(0, { kind: 'place', block: 'black-small', card: 'any' }),
      view: { phase: 'judge' },
    },
    { event: judged('late', true, 0), view: { stack: [] } },
    { event: { kind: 'chance', act: null }, view: { deck: 38 } },
    { event: { kind: 'end', scores: [1, 0], winners: [0] }, view: {} },
  ],
} as unknown as Replay;
const turns = storyOf(replay);

test('a turn goes from a move to the next', () => {
  expect(turns.map(({ move, act }) => [move.seat, act.kind])).toEqual([
    [0, 'place'],
    [1, 'action'],
    [0, 'place'],
  ]);
  expect(turns.map(({ steps }) => steps.length)).toEqual([2, 1, 3]);
});

test('each turn knows the table before and after it', () => {
  expect(turns[0]).toMatchObject({
    before: { deck: 39, stack: [] },
    after: { stack: ['brown-large'] },
    judged: { act: { outcome: 'stood' } },
  });
  expect(turns.at(-1)).toMatchObject({
    before: { stack: ['brown-large'] },
    after: { stack: [], deck: 38 },
  });
});

test('each act of a turn knows the table after it', () => {
  expect(turns[0]!.steps.map(({ after }) => after.phase)).toEqual(['judge', 'play']);
});

test('only what was built can fall', () => {
  expect(turns.map(hasFallen)).toEqual([false, false, true]);
});

test('blocks that stood and falls are counted by seat', () => {
  expect(
    tallyOf(
      replay.steps.map(({ event }) => event),
      2,
    ),
  ).toEqual({
    seats: [
      { placed: 1, falls: 1 },
      { placed: 0, falls: 0 },
    ],
    tallest: 1,
    turns: 3,
  });
});
