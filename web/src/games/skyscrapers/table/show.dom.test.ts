import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sentence, Told } from '../../../wire';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { SkyView } from '../facts';
import { Show } from './show.svelte';

/** Longer than anything that is shown. */
const A_MINUTE_MS = 60_000;
const START = {
  game: 'skyscrapers',
  referee: 'dice',
  lowest: -20,
  phase: 'play',
  to_move: 0,
  turn: 0,
  actions_left: 3,
  hand: ['upright-3', 'base'],
  cards: [],
  workers: [],
  reserve: [5, 5],
  storeys: [],
  levels: [],
  leads: [],
  height: 2,
  poses: {},
  pending: null,
  touched: [],
  fallen: [],
  seen: null,
  is_out: [false, false],
  scores: [0, 0],
  ended_by: null,
  result: null,
} as unknown as SkyView;
const CARD = {
  card: 'upright-3',
  kind: 'upright',
  use: 'upright',
  at: [1, 0, 3],
  normal: 'x',
  turn: 0,
  girders: 'lrd',
  has_worker: false,
  by: 0,
  joins: 0,
  storey: null,
};
const SEEN = {
  outcome: 'held',
  seat: 0,
  verb: 'build',
  card: 'upright-3',
  worker: null,
  workers: [],
  landed: [],
  broke: [],
  points: 3,
  cost: 0,
  why: null,
};
const BUILT = {
  ...START,
  actions_left: 2,
  hand: ['base'],
  cards: [CARD],
  scores: [3, 0],
  seen: SEEN,
};
const TRIED = { card: 'upright-3', use: 'upright', at: [1, 0, 3], normal: 'x', turn: 0 };
const JUDGED = {
  ...START,
  phase: 'judge',
  to_move: null,
  hand: ['base'],
  pending: { seat: 0, verb: 'build', worker: null, cell: null, ...TRIED },
};
const moved = (seat: number, act: object, said: Sentence[] = []): Told => ({
  kind: 'move',
  seat,
  act,
  said,
  changes: [],
});
const saw = (act: object, ...said: [string, Sentence['args']][]): Told => ({
  kind: 'referee',
  act: { kind: 'verdict', outcome: 'held', workers: [], stands: [], film: '', ...act },
  said: said.map(([code, args]) => ({ code: `skyscrapers/${code}`, args })),
  changes: [],
});
const BUILD = moved(0, { kind: 'build', ...TRIED }, [
  { code: 'skyscrapers/did-build', args: { seat: 0, use: 'upright', height: 3 } },
]);
const HELD = saw({}, ['scored', { seat: 0, points: 3 }]);

let rate: number;
let show: Show;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await learnWords('skyscrapers');
  rate = 1;
  show = new Show(
    () => ['Rūta', 'Aino'],
    (seat) => seat === 0,
    { wait: () => rate, rate: () => rate },
  );
  show.push({ seq: 1, events: [], before: null, after: START as never });
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

function play(event: Told, after: object): void {
  show.push({ seq: 2, events: [event], before: null, after: after as never });
}

test('a card that was let go is judged before its points are told', async () => {
  play(BUILD, JUDGED);
  play(HELD, BUILT);
  await vi.advanceTimersByTimeAsync(300);
  expect(show.view).toMatchObject({
    phase: 'judge',
    hand: ['base'],
    pending: { verb: 'build', seat: 0, at: [1, 0, 3] },
  });
  expect([show.outcome, show.isCaughtUp]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(700);
  expect(show.outcome).toEqual({ tone: 'good', text: 'It holds: 3 points for Rūta.' });
  expect(show.award).toEqual({ seat: 0, points: 3, at: [1, 0, 3] });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.view, show.isCaughtUp, show.award]).toEqual([BUILT, true, null]);
});

test('what was done in the turn is kept until the next', async () => {
  play(BUILD, JUDGED);
  play(HELD, BUILT);
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect(show.done).toMatchObject([{ act: { verb: 'build', card: 'upright-3' }, points: 3 }]);
  const added = { ...JUDGED.pending, verb: 'add', card: null, use: null, at: null };
  play(moved(0, { kind: 'add', worker: 0, cell: [-2, 1, 0] }), { ...JUDGED, pending: added });
  play(saw({}, ['held', {}]), {
    ...BUILT,
    turn: 1,
    to_move: 1,
    actions_left: 3,
    seen: { ...SEEN, verb: 'add', points: 0 },
  });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect(show.done).toEqual([]);
});

test('at a real table the word comes later, and the show goes on', async () => {
  const real = { ...START, referee: 'table' };
  show.push({ seq: 2, events: [], before: null, after: real });
  play(BUILD, { ...JUDGED, referee: 'table' });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect(show.isCaughtUp).toBe(true);
  play(HELD, { ...BUILT, referee: 'table' });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.isCaughtUp, show.outcome?.tone ?? 'gone', show.view?.actions_left]).toEqual([
    true,
    'gone',
    2,
  ]);
});

test('a fall says whose worker it was, what it costs, and who decides', async () => {
  rate = 0;
  const fell = saw(
    { outcome: 'fell', workers: [7] },
    ['fell', { count: 1, seats: [1] }],
    ['fell-cost', { seat: 0, points: 5 }],
    ['scored', { seat: 0, points: 3 }],
    ['put-next', { seat: 1 }],
  );
  play(BUILD, JUDGED);
  play(fell, { ...BUILT, phase: 'put', to_move: 1, fallen: [7] });
  await vi.advanceTimersByTimeAsync(0);
  expect(show.outcome).toEqual({
    tone: 'bad',
    text:
      'A worker fell (Aino). 5 points less for Rūta. ' +
      'It holds: 3 points for Rūta. Aino decides where to put it back.',
  });
});

test('a page that nobody sees is told what it missed, and goes on', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  play(BUILD, JUDGED);
  play(HELD, BUILT);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.missed).toEqual(['Rūta stands a card on level 3.', 'It holds: 3 points for Rūta.']);
  seen.mockRestore();
  play(moved(1, { kind: 'keep', worker: 7 }), { ...BUILT, to_move: 1 });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.isCaughtUp, show.view?.to_move]).toEqual([true, 1]);
});

test('three acts of somebody else are shown within six seconds, or skipped', async () => {
  const theirs = { ...START, turn: 1, to_move: 1 };
  const pending = { ...JUDGED.pending, seat: 1 };
  const after = { ...BUILT, turn: 1, to_move: 1 };
  const three = (): void => {
    for (const _ of [1, 2, 3]) {
      play(moved(1, { kind: 'build', ...TRIED }), { ...JUDGED, turn: 1, pending });
      play(HELD, after);
    }
  };
  show.push({ seq: 2, events: [], before: null, after: theirs });
  three();
  await vi.advanceTimersByTimeAsync(2000);
  expect(show.isCaughtUp).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(show.isCaughtUp).toBe(true);
  three();
  show.skip();
  await vi.advanceTimersByTimeAsync(600);
  expect(show.isCaughtUp).toBe(true);
  play(moved(1, { kind: 'keep', worker: 7 }), { ...BUILT, turn: 0, to_move: 0 });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect(show.view?.turn).toBe(0);
});
