import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cursor } from './cursor.svelte';
import type { Story } from './story';

/** Rounds with two, three and two beats. */
const story = {
  rounds: [
    ['row', 'build'],
    ['row', 'call', 'call'],
    ['row', 'build'],
  ].map((kinds) => ({ beats: kinds.map((kind) => ({ kind })) })),
} as unknown as Story;
const place = ({ turn, beat }: Cursor): string => `${turn}.${beat}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it begins with the first row', () => {
  expect(place(new Cursor(story))).toBe('0.0');
});

test('a round that is opened shows what it came to', () => {
  expect(place(new Cursor(story, 1))).toBe('1.2');
});

test('a round that is not there is the nearest one', () => {
  expect(place(new Cursor(story, 99))).toBe('2.1');
  expect(place(new Cursor(story, -3))).toBe('0.1');
  expect(place(new Cursor(story, NaN))).toBe('0.1');
});

test('steps go on into the next round, and back', () => {
  const cursor = new Cursor(story);
  const walked = Array.from({ length: 7 }, () => {
    cursor.step(1);
    return place(cursor);
  });
  expect(walked).toEqual(['0.1', '1.0', '1.1', '1.2', '2.0', '2.1', '2.1']);
  cursor.step(-1);
  cursor.step(-1);
  expect(place(cursor)).toBe('1.2');
});

test('onward shows what this round came to, then the next', () => {
  const cursor = new Cursor(story);
  cursor.onward();
  expect(place(cursor)).toBe('0.1');
  cursor.onward();
  expect(place(cursor)).toBe('1.2');
});

test('backward goes by rounds, and from the first to the beginning', () => {
  const cursor = new Cursor(story, 1);
  cursor.backward();
  expect(place(cursor)).toBe('0.1');
  cursor.backward();
  expect(place(cursor)).toBe('0.0');
});

test('playing walks to the end and stops there', () => {
  const cursor = new Cursor(story);
  cursor.play();
  vi.runAllTimers();
  expect(place(cursor)).toBe('2.1');
  expect(cursor.isPlaying).toBe(false);
});

test('playing at the end begins again', () => {
  const cursor = new Cursor(story, 2);
  cursor.play();
  expect(place(cursor)).toBe('0.0');
});

test('a pause stays where it is', () => {
  const cursor = new Cursor(story);
  cursor.play();
  cursor.pause();
  vi.runAllTimers();
  expect(place(cursor)).toBe('0.0');
});
