import { expect, it } from 'vitest';
import type { SkyAct, TurnChoices } from '../facts';
import { narrowed } from './narrow';

const site = (x: number): TurnChoices['sites'][number] => ({
  at: [x, 0, 3],
  normal: 'y',
  joins: 0,
  approach: [0, 1, 0],
  is_open: true,
  why: null,
  is_highest: true,
  turns: [0, 1].map((turn) => ({
    turn,
    girders: 'l',
    meets: 'l',
    points: 2,
    move: `${x} ${turn}`,
  })),
});
const card = (name: string): TurnChoices['cards'][number] => ({
  card: name,
  kind: 'upright',
  girders: 'l',
  has_worker: false,
  count: 1,
  is_open: true,
  why: null,
  uses: [{ use: 'upright', sites: 2, best: 4 }],
});
const CHOICES: TurnChoices = {
  kind: 'turn',
  is_turn: true,
  actions_left: 2,
  verb: 'build',
  card: 'upright-3',
  use: 'upright',
  worker: null,
  verbs: (['add', 'build', 'move'] as const).map((verb) => ({ verb, is_open: true, why: null })),
  cards: [card('upright-3'), card('upright-4')],
  workers: [0, 1].map((worker) => ({ worker, is_open: true, why: null, targets: 1, shifts: 1 })),
  sites: [site(1), site(2)],
  cells: [0, 1].map((x) => ({
    cell: [x, 0, 0],
    way: 'up',
    on: null,
    spot: [x, 0, 0],
    move: `${x}`,
  })),
  outlook: null,
  move: null,
  may_be_done: false,
  may_propose: false,
};
const BUILD: SkyAct = {
  kind: 'build',
  card: 'upright-3',
  use: 'upright',
  at: [1, 0, 3],
  normal: 'y',
  turn: 1,
};
const MOVE: SkyAct = { kind: 'move', worker: 1, cell: [1, 0, 0] };
const open = (each: { is_open: boolean }): boolean => each.is_open;
const turnChoices = (wanted: SkyAct | null): TurnChoices =>
  narrowed(CHOICES, wanted) as TurnChoices;

it('opens only the wanted action and card, and says of the others what comes first', () => {
  const { verbs, cards, workers } = turnChoices(BUILD);
  expect(verbs.filter(open).map(({ verb }) => verb)).toEqual(['build']);
  expect(cards.filter(open).map(({ card }) => card)).toEqual(['upright-3']);
  expect(workers.filter((each) => each.is_open || each.shifts > 0)).toEqual([]);
  expect(cards[1]?.why?.code).toBe('skyscrapers/lesson-try-build');
  expect(cards.map(({ uses }) => uses[0]?.sites)).toEqual([2, 0]);
});

it('leaves the wanted site to the learner: another one is first, and closed', () => {
  const { sites, cells } = turnChoices(BUILD);
  expect(sites.map(({ at, is_open }) => [at[0], is_open])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(sites[1]?.turns.map(({ turn }) => turn)).toEqual([1]);
  expect(cells).toEqual([]);
});

it('opens only the wanted worker and cell', () => {
  const { workers, cells, sites } = turnChoices(MOVE);
  expect(workers.filter(open).map(({ worker }) => worker)).toEqual([1]);
  expect(cells.map(({ cell }) => cell)).toEqual([[1, 0, 0]]);
  expect(sites).toEqual([]);
});

it('leaves everything as it is where nothing is wanted', () => {
  expect(narrowed(CHOICES, null)).toBe(CHOICES);
  expect(narrowed({ kind: 'none' }, BUILD)).toEqual({ kind: 'none' });
});
