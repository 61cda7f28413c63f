import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../wire';
import { words } from '../words/words.svelte';
import type { BlockView } from './facts';
import { endOf, Show } from './show.svelte';

const START = {
  game: 'block-out', referee: 'dice', phase: 'play', to_move: 0, next: 1, direction: 1, hand: ['any', 'pass'], hands: [2, 3], deck: 9, discard: [],
  blocks: ['black-small', 'brown-small'], stack: ['black-small'], poses: {}, placing: null, is_extra: false, owed: 0, seen: null, won_by: null,
} as unknown as BlockView;
const SEEN = { outcome: 'stood', seat: 0, block: 'brown-small', at_ms: null, first: null, foul: null, is_fall: false, why: null };
const STOOD = { ...START, to_move: 1, hands: [1, 3], hand: ['pass'], stack: ['black-small', 'brown-small'], seen: SEEN };
const EVENTS: Told[] = [
  { kind: 'move', seat: 0, move: 'place brown-small with any', changes: [] },
  { kind: 'referee', saw: 'stood', changes: [] },
];

let rate: number;
let show: Show;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await words.learn('block-out');
  rate = 1;
  show = new Show(() => ['Rūta', 'Zofia'], () => false, { wait: () => rate, rate: () => rate });
  show.push({ seq: 1, events: [], before: null, after: START as never });
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

function play(after: object = STOOD): void {
  show.push({ seq: 2, events: [...EVENTS], before: null, after: after as never });
}

test('the whole table at once is drawn at once', () => {
  expect([show.view, show.isCaughtUp]).toEqual([START, true]);
});

test('a placement is counted before its outcome is told', async () => {
  play();
  await vi.advanceTimersByTimeAsync(500);
  expect(show.view).toMatchObject({ phase: 'judge', hands: [1, 3], discard: ['any'] });
  expect([show.count.said, show.outcome, show.isCaughtUp]).toEqual([1, null, false]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(show.outcome).toEqual({ tone: 'good', text: 'It stands. Zofia plays.' });
  await vi.runAllTimersAsync();
  expect([show.view, show.isCaughtUp, show.count.isOn]).toEqual([STOOD, true, false]);
});

test('who wants no show sees the outcome at once', async () => {
  rate = 0;
  play();
  await vi.advanceTimersByTimeAsync(0);
  expect([show.isCaughtUp, show.outcome?.tone]).toEqual([true, 'good']);
});

test('a fall says who draws, and how much', async () => {
  rate = 0;
  play({ ...START, stack: [], owed: 3, seen: { ...SEEN, outcome: 'fell', is_fall: true } });
  await vi.advanceTimersByTimeAsync(0);
  expect(show.outcome).toEqual({ tone: 'bad', text: 'It fell: 3 cards for Rūta.' });
});

test('what comes meanwhile as a whole ends the show', async () => {
  play();
  await vi.advanceTimersByTimeAsync(300);
  show.push({ seq: 9, events: [], before: null, after: { ...STOOD, deck: 1 } as never });
  await vi.runAllTimersAsync();
  expect([show.view?.deck, show.isCaughtUp, show.outcome]).toEqual([1, true, null]);
});

test('a film ends with the count, or when what fell lies', () => {
  const film = { releaseMs: 1000, lengthMs: 9000 };
  expect(endOf(film, { outcome: 'stood', atMs: null })).toBe(4000);
  expect(endOf(film, { outcome: 'fell', atMs: 500 })).toBe(3700);
  expect(endOf(film, { outcome: 'late', atMs: 3400 })).toBe(6600);
});
