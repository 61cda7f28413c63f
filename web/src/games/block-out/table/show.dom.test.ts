import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sentence, Told } from '../../../wire';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { BlockView } from '../facts';
import { endOf, Show } from './show.svelte';

/** Longer than anything that is shown. */
const A_MINUTE_MS = 60_000;
const START = {
  game: 'block-out',
  referee: 'dice',
  phase: 'play',
  to_move: 0,
  next: 1,
  direction: 1,
  hand: ['any', 'pass'],
  hands: [2, 3],
  deck: 9,
  discard: [],
  blocks: ['black-small', 'brown-small'],
  stack: ['black-small'],
  poses: {},
  placing: null,
  is_extra: false,
  owed: 0,
  seen: null,
  won_by: null,
} as unknown as BlockView;
const STOOD = {
  ...START,
  to_move: 1,
  hands: [1, 3],
  hand: ['pass'],
  stack: ['black-small', 'brown-small'],
};
const JUDGED = {
  ...START,
  phase: 'judge',
  to_move: null,
  hands: [1, 3],
  hand: ['pass'],
  discard: ['any'],
  placing: { seat: 0, block: 'brown-small', card: 'any' },
};
const PLACED: Told = {
  kind: 'move',
  seat: 0,
  act: { kind: 'place', block: 'brown-small', card: 'any' },
  said: [],
  changes: [],
};
const saw = (act: object, code: string, args: Sentence['args']): Told => ({
  kind: 'referee',
  act: { kind: 'verdict', outcome: 'stood', at_ms: null, is_fall: false, film: '', ...act },
  said: [{ code: `block-out/${code}`, args }],
  changes: [],
});
const STANDS = saw({}, 'stood', { seat: 1 });

let rate: number;
let show: Show;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await learnWords('block-out');
  rate = 1;
  show = new Show(
    () => ['Rūta', 'Zofia'],
    () => false,
    { wait: () => rate, rate: () => rate },
  );
  show.push({ seq: 1, events: [], before: null, after: START as never });
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

function play(judged: Told = STANDS, after: object = STOOD): void {
  show.push({ seq: 2, events: [PLACED], before: null, after: JUDGED });
  show.push({ seq: 3, events: [judged], before: null, after: after as never });
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
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.view, show.isCaughtUp, show.count.isOn]).toEqual([STOOD, true, false]);
});

test('after an action the direction is the one that the server says', async () => {
  const reversed: Told = { ...PLACED, act: { kind: 'action', card: 'reverse' } };
  show.push({ seq: 2, events: [reversed], before: null, after: { ...START, to_move: 1 } });
  await vi.advanceTimersByTimeAsync(100);
  expect([show.view?.direction, show.view?.to_move]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.view?.direction, show.view?.to_move]).toEqual([1, 1]);
});

test('who wants no show sees the outcome at once', async () => {
  rate = 0;
  play();
  await vi.advanceTimersByTimeAsync(0);
  expect([show.isCaughtUp, show.outcome?.tone]).toEqual([true, 'good']);
});

test('a fall says who draws, and how much', async () => {
  rate = 0;
  play(saw({ outcome: 'fell', is_fall: true }, 'fell', { seat: 0, count: 3 }), {
    ...START,
    stack: [],
    owed: 3,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(show.outcome).toEqual({ tone: 'bad', text: 'It fell: 3 cards for Rūta.' });
});

test('what comes meanwhile as a whole ends the show', async () => {
  play();
  await vi.advanceTimersByTimeAsync(300);
  show.push({ seq: 9, events: [], before: null, after: { ...STOOD, deck: 1 } });
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  expect([show.view?.deck, show.isCaughtUp, show.outcome]).toEqual([1, true, null]);
});

test('a film ends with the count, or when what fell lies', () => {
  const film = { releaseMs: 1000, lengthMs: 9000 };
  expect(endOf(film, { outcome: 'stood', at_ms: null })).toBe(4000);
  expect(endOf(film, { outcome: 'fell', at_ms: 500 })).toBe(3700);
  expect(endOf(film, { outcome: 'late', at_ms: 3400 })).toBe(6600);
});
