import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../wire';
import { words } from '../words/words.svelte';
import type { SkyView } from './facts';
import { Show } from './show.svelte';

const START = {
  game: 'skyscrapers', referee: 'dice', lowest: -20, phase: 'play', to_move: 0, turn: 0, actions_left: 3, hand: ['upright-3', 'base'], cards: [], workers: [], reserve: [5, 5],
  storeys: [], levels: [], leads: [], height: 2, poses: {}, pending: null, touched: [], fallen: [], seen: null, is_out: [false, false], scores: [0, 0], ended_by: null, result: null,
} as unknown as SkyView;
const CARD = { card: 'upright-3', kind: 'upright', use: 'upright', at: [1, 0, 3], normal: 'x', turn: 0, girders: 'lrd', has_worker: false, by: 0, joins: 0, storey: null };
const SEEN = { outcome: 'held', seat: 0, verb: 'build', card: 'upright-3', worker: null, workers: [], landed: [], broke: [], points: 3, cost: 0, why: null };
const BUILT = { ...START, actions_left: 2, hand: ['base'], cards: [CARD], scores: [3, 0], seen: SEEN };
const BUILD: Told = { kind: 'move', seat: 0, move: 'build upright-3 at 1 0 3 x turn 0', changes: [] };
const HELD: Told = { kind: 'referee', saw: 'held', changes: [] };

let rate: number;
let show: Show;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await words.learn('skyscrapers');
  rate = 1;
  show = new Show(() => ['Rūta', 'Aino'], (seat) => seat === 0, { wait: () => rate, rate: () => rate });
  show.push({ seq: 1, events: [], before: null, after: START as never });
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

function play(events: Told[], after: object): void {
  show.push({ seq: 2, events, before: null, after: after as never });
}

test('a card that was let go is judged before its points are told', async () => {
  play([BUILD, HELD], BUILT);
  await vi.advanceTimersByTimeAsync(300);
  expect(show.view).toMatchObject({ phase: 'judge', hand: ['base'], pending: { verb: 'build', seat: 0, at: [1, 0, 3] } });
  expect([show.outcome, show.isCaughtUp]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(700);
  expect(show.outcome).toEqual({ tone: 'good', text: 'It holds: 3 points for Rūta.' });
  expect(show.award).toEqual({ seat: 0, points: 3, at: [1, 0, 3] });
  await vi.runAllTimersAsync();
  expect([show.view, show.isCaughtUp, show.award]).toEqual([BUILT, true, null]);
});

test('what was done in the turn is kept until the next', async () => {
  play([BUILD, HELD], BUILT);
  await vi.runAllTimersAsync();
  expect(show.done).toMatchObject([{ act: { verb: 'build', card: 'upright-3' }, points: 3 }]);
  play([{ kind: 'move', seat: 0, move: 'add at -2 1 0', changes: [] }, HELD], { ...BUILT, turn: 1, to_move: 1, actions_left: 3, seen: { ...SEEN, verb: 'add', points: 0 } });
  await vi.runAllTimersAsync();
  expect(show.done).toEqual([]);
});

test('at a real table the word comes later, and the show goes on', async () => {
  const real = { ...START, referee: 'table' };
  show.push({ seq: 2, events: [], before: null, after: real as never });
  play([BUILD], { ...real, phase: 'judge' });
  await vi.runAllTimersAsync();
  expect(show.isCaughtUp).toBe(true);
  play([HELD], { ...BUILT, referee: 'table' });
  await vi.runAllTimersAsync();
  expect([show.isCaughtUp, show.outcome?.tone ?? 'gone', show.view?.actions_left]).toEqual([true, 'gone', 2]);
});

test('a fall says whose worker it was, what it costs, and who decides', async () => {
  rate = 0;
  play([BUILD, { kind: 'referee', saw: 'fell workers=7', changes: [] }], { ...BUILT, phase: 'put', to_move: 1, fallen: [7], seen: { ...SEEN, outcome: 'fell', workers: [7], cost: 5 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(show.outcome).toEqual({ tone: 'bad', text: 'A worker fell (Aino). 5 points less for Rūta. It holds: 3 points for Rūta. Aino decides where to put it back.' });
});

test('a page that nobody sees is told what it missed, and goes on', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  play([BUILD, HELD], BUILT);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.missed).toEqual(['Rūta stands a card on level 3.', 'It holds.']);
  seen.mockRestore();
  play([{ kind: 'move', seat: 1, move: 'keep', changes: [] }], { ...BUILT, to_move: 1 });
  await vi.runAllTimersAsync();
  expect([show.isCaughtUp, show.view?.to_move]).toEqual([true, 1]);
});
