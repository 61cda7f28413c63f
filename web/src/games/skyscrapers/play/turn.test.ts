import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Trouble } from '../../../net/trouble';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { Desk } from './desk';
import type { CardChoice, CellChoice, Outlook, SiteChoice, TurnChoices } from '../facts';
import { cellKey, siteKey, Turn } from './turn.svelte';

const card = (
  name: string,
  uses: CardChoice['uses'],
  more: Partial<CardChoice> = {},
): CardChoice => ({
  card: name,
  kind: name.split('-')[0] as CardChoice['kind'],
  girders: 'lr',
  has_worker: false,
  count: 1,
  is_open: true,
  why: null,
  uses,
  ...more,
});
const site = (at: number[], points: number, more: Partial<SiteChoice> = {}): SiteChoice => ({
  at,
  normal: 'x',
  joins: 0,
  approach: [1, 0, 0],
  is_open: true,
  why: null,
  is_highest: false,
  turns: [0, 1].map((turn) => ({
    turn,
    girders: 'lr',
    meets: 'l',
    points: points - turn,
    move: `build upright-3 at ${at.join(' ')} x turn ${turn}`,
  })),
  ...more,
});
const cell = (at: number[], way: CellChoice['way'], move: string): CellChoice => ({
  cell: at,
  way,
  on: null,
  spot: [0, 0, 0],
  move,
});
const CHOICES: TurnChoices = {
  kind: 'turn',
  is_turn: true,
  actions_left: 3,
  verb: null,
  card: null,
  use: null,
  worker: null,
  outlook: null,
  move: null,
  may_be_done: false,
  may_propose: false,
  sites: [],
  cells: [],
  verbs: [
    { verb: 'add', is_open: true, why: null },
    { verb: 'build', is_open: true, why: null },
    { verb: 'move', is_open: false, why: { code: 'skyscrapers/nobody-can-move', args: {} } },
  ],
  cards: [
    card('upright-3', [{ use: 'upright', sites: 2, best: 4 }]),
    card('universal-1', [
      { use: 'flat', sites: 1, best: 2 },
      { use: 'upright', sites: 0, best: 0 },
      { use: 'floor', sites: 3, best: 5 },
    ]),
    card('floor-1', [{ use: 'floor', sites: 0, best: 0 }], {
      is_open: false,
      why: { code: 'skyscrapers/no-site', args: {} },
    }),
  ],
  workers: [
    { worker: 0, is_open: true, why: null, targets: 2, shifts: 1 },
    {
      worker: 1,
      is_open: false,
      why: { code: 'skyscrapers/is-enclosed', args: { worker: 1 } },
      targets: 0,
      shifts: 0,
    },
    {
      worker: 7,
      is_open: false,
      why: { code: 'skyscrapers/not-your-worker', args: {} },
      targets: 0,
      shifts: 2,
    },
  ],
};
const SITES = [
  site([1, 0, 3], 4),
  site([0, 1, 3], 3),
  site([0, 0, 9], 9, { is_open: false, why: { code: 'skyscrapers/no-worker-touches', args: {} } }),
];
const BUILD: Partial<TurnChoices> = {
  verb: 'build',
  card: 'upright-3',
  use: 'upright',
  sites: SITES,
};
const MOVE: Partial<TurnChoices> = {
  verb: 'move',
  worker: 0,
  cells: [cell([0, 0, 2], 'up', 'move 0 to 0 0 2'), cell([0, 0, 0], 'down', 'move 0 to 0 0 0')],
};

let asked: string[];
let played: string[];
let desk: Desk;
let turn: Turn;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await learnWords('skyscrapers');
  [asked, played] = [[], []];
  desk = {
    choices: CHOICES,
    isTurn: true,
    isBusy: false,
    ask: (plan: string) => void asked.push(plan),
    play: (move: string) => {
      played.push(move);
      return Promise.resolve();
    },
  } as unknown as Desk;
  turn = new Turn(desk);
});
afterEach(() => void vi.useRealTimers());

function answer(choices: Partial<TurnChoices>): void {
  Object.assign(desk, { choices: { ...CHOICES, ...choices } });
}

test('a card asks for its sites, and the best is looked at first', () => {
  turn.pressCard('upright-3');
  expect([turn.verb, turn.sites, asked]).toEqual(['build', [], ['build upright-3']]);
  answer(BUILD);
  turn.settle();
  expect([turn.site, turn.move]).toEqual([SITES[0], 'build upright-3 at 1 0 3 x turn 0']);
  expect(asked.at(-1)).toBe('build upright-3 at 1 0 3 x turn 0');
  expect(turn.levels).toEqual([{ height: 3, sites: SITES.slice(0, 2) }]);
  turn.turnCard();
  expect(turn.turned).toMatchObject({ turn: 1, points: 3 });
});

test('a trial may name more who may fall than was known at once', () => {
  const move = 'build upright-3 at 1 0 3 x turn 0';
  const outlook: Outlook = {
    meets: 1,
    drawn: 0,
    is_highest: false,
    points: 1,
    touches: [],
    encloses: [],
    shaky: 4,
    risk: 'low',
    may_fall: [],
    sway: 'little',
    is_last_card: false,
    runs: 0,
  };
  turn.pressCard('upright-3');
  answer({ ...BUILD, move, outlook });
  turn.settle();
  expect([turn.atRisk, turn.isCalm]).toEqual([[], true]);
  answer({ ...BUILD, move, outlook: { ...outlook, may_fall: [7], risk: 'some', runs: 3 } });
  expect([turn.atRisk, turn.isCalm]).toEqual([[7], false]);
});

test('a universal card is planned as what brings most', () => {
  turn.pressCard('universal-1');
  expect([turn.use, asked.at(-1)]).toEqual(['floor', 'build universal-1 as floor']);
  turn.pressUse('flat');
  expect(asked.at(-1)).toBe('build universal-1 as flat');
});

test('what can’t be done says why', () => {
  turn.pressCard('floor-1');
  expect(turn.why).toBe('There is no place for this card now.');
  turn.pressVerb('move');
  expect(turn.why).toBe('None of your workers can move.');
  turn.pressWorker(1);
  expect([turn.why, turn.verb]).toEqual(['Worker 1 is enclosed.', null]);
  turn.pressCard('upright-3');
  answer(BUILD);
  turn.pressSite(siteKey(SITES[2]!));
  expect([turn.why, turn.site]).toEqual([
    'None of your workers touches a card that the new one would touch.',
    null,
  ]);
});

test('a worker asks where it can go; one that can only be shifted is shifted', () => {
  turn.pressWorker(0);
  expect(asked).toEqual(['move 0']);
  answer(MOVE);
  turn.pressCell(cellKey(turn.cells[0]!));
  expect([turn.move, turn.load]).toEqual(['move 0 to 0 0 2', 0]);
  turn.pressWay('shift');
  expect([asked.at(-1), turn.cells]).toEqual(['shift 0', []]);
  turn.pressWorker(7);
  expect([turn.verb, asked.at(-1)]).toEqual(['shift', 'shift 7']);
});

test('nothing is taken before all is chosen, and a step back takes it back', () => {
  turn.take();
  expect(turn.isCarrying).toBe(false);
  turn.pressCard('upright-3');
  answer(BUILD);
  turn.settle();
  turn.take();
  expect(turn.isCarrying).toBe(false);
  vi.advanceTimersByTime(400);
  turn.take();
  expect(turn.isCarrying).toBe(true);
  turn.back();
  expect([turn.isCarrying, turn.site]).toEqual([false, SITES[0]]);
  turn.back();
  expect([turn.card, turn.verb, asked.at(-1)]).toEqual([null, null, '']);
});

test('how the hand did it goes with the move', async () => {
  turn.pressCard('upright-3');
  answer(BUILD);
  turn.settle();
  expect(await turn.confirm('build upright-3 at 1 0 3 x turn 0 by 0,0')).toBe(true);
  expect(played).toEqual(['build upright-3 at 1 0 3 x turn 0 by 0,0']);
});

test('a refusal is told', async () => {
  Object.assign(desk, {
    play: () => Promise.reject(new Trouble({ code: 'physics/too-fast', args: {}, message: '' })),
  });
  turn.pressWorker(0);
  answer(MOVE);
  turn.pressCell('0,0,2');
  vi.advanceTimersByTime(400);
  expect(await turn.confirm()).toBe(false);
  expect(turn.why).toBe('No steady hand moves that fast.');
});

test('a fallen worker is put back where one presses, or kept', async () => {
  Object.assign(desk, {
    choices: {
      kind: 'put',
      worker: 2,
      culprit: 1,
      left: 0,
      cells: [cell([0, 0, 4], 'put', 'put at 0 0 4')],
    },
  });
  expect([turn.choices, turn.move]).toEqual([null, null]);
  turn.pressCell('0,0,4');
  vi.advanceTimersByTime(400);
  await turn.confirm();
  await turn.say('keep');
  expect(played).toEqual(['put at 0 0 4', 'keep']);
});
