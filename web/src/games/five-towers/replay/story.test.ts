import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../../../wire';
import type { FiveAct } from '../facts';
import { storyOf } from './story';

const EMPTY = { candy: [], scary: [], tree: [], scrap: [], sand: [] };

const reveal = (card: string, row: string[], more: object = {}): ReplayStep => ({
  event: {
    kind: 'chance',
    act: { kind: 'reveal', card },
    said: [],
    changes: [{ piece: card, source: 'deck', target: `row/${row.indexOf(card)}` }],
  },
  view: { row, ...more },
});
const says = (seat: number, act: FiveAct, view: object): ReplayStep => ({
  event: { kind: 'move', seat, act, said: [], changes: [] },
  view: view as ReplayStep['view'],
});
const change = (piece: string, source: string, target: string) => ({ piece, source, target });

/** Two rounds of two people: Rūta builds two, one of them a roof; then nobody builds. */
const replay = {
  table: { id: 'abc' },
  start: {
    row: [],
    starter: 0,
    pass: 1,
    scores: [0, 0],
    bids: [null, null],
    towers: [EMPTY, EMPTY],
  },
  steps: [
    {
      event: { kind: 'chance', act: { kind: 'starter', seat: 1 }, changes: [] },
      view: { starter: 1 },
    },
    reveal('sand7', ['sand7']),
    reveal('candy0', ['candy0', 'sand7']),
    reveal('sand3', ['candy0', 'sand3', 'sand7']),
    says(1, { kind: 'bid', number: 1 }, { bids: [null, 1] }),
    says(0, { kind: 'bid', number: 2 }, { bids: [2, 1] }),
    {
      event: {
        kind: 'move',
        seat: 0,
        act: { kind: 'build', tear_down: 'tree', cards: ['sand7', 'candy0'] },
        changes: [
          change('tree4', 'towers/0/tree/0', 'rubble/0/0'),
          change('sand7', 'row/2', 'towers/0/sand/0'),
          change('candy0', 'row/0', 'towers/0/candy/3'),
          change('sand3', 'row/1', 'discard'),
        ],
      },
      view: { row: [], bids: [null, null], pass: 2, scores: [4, 0] },
    },
    reveal('tree9', ['tree9']),
    says(1, { kind: 'bid', number: 0 }, { bids: [null, 0] }),
    says(0, { kind: 'pass' }, { row: [], bids: [null, null] }),
    { event: { kind: 'end', scores: [4, 0], winners: [0] }, view: {} },
  ],
} as unknown as Replay;

const { rounds } = storyOf(replay);

test('a round goes from its first card until the row is tidied away', () => {
  expect(rounds.map(({ row }) => row)).toEqual([['candy0', 'sand3', 'sand7'], ['tree9']]);
});

test('a round has the beats at which one may stop', () => {
  expect(rounds.map(({ beats }) => beats.map(({ kind }) => kind))).toEqual([
    ['row', 'call', 'call', 'build'],
    ['row', 'call', 'call'],
  ]);
});

test('the calls come in the order in which they were made', () => {
  expect(rounds[0]!.starter).toBe(1);
  expect(rounds[0]!.calls).toEqual([
    { seat: 1, said: 1 },
    { seat: 0, said: 2 },
  ]);
  expect(rounds[1]!.calls).toEqual([
    { seat: 1, said: 0 },
    { seat: 0, said: 'pass' },
  ]);
});

test('a build is known by what it changed', () => {
  const [first] = rounds;
  expect(first!.builder).toBe(0);
  expect(first!.placed).toEqual([
    { card: 'sand7', from: 2, type: 'sand', level: 0 },
    { card: 'candy0', from: 0, type: 'candy', level: 3 },
  ]);
  expect(first!.torn).toBe('tree4');
  expect(first!.roofs).toBe(1);
});

test('a round in which nobody builds has no builder', () => {
  expect(rounds[1]).toMatchObject({
    builder: null,
    placed: [],
    torn: null,
    before: [4, 0],
    scores: [4, 0],
  });
});

test('scores are those before and after the round', () => {
  expect(rounds[0]).toMatchObject({ before: [0, 0], scores: [4, 0] });
});

test('the reshuffle belongs to the round after which it came', () => {
  expect(rounds.map(({ isReshuffled }) => isReshuffled)).toEqual([true, false]);
});

test('each beat has the whole view, not only what changed', () => {
  const [, second] = rounds[0]!.beats;
  expect(second!.view).toMatchObject({
    row: ['candy0', 'sand3', 'sand7'],
    bids: [null, 1],
    scores: [0, 0],
  });
});
