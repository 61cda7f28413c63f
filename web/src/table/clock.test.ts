import { expect, it } from 'vitest';
import type { LiveTable } from '../state/live.svelte';
import { clockText, minutes } from './clock.svelte';

const live = {
  clock: { left_ms: [90_000, 5_000], running: 0, since_ms: 1_000, now_ms: 1_000 },
  clockSkewMs: 0,
} as unknown as LiveTable;

it('writes minutes and seconds, rounded up', () => {
  expect([minutes(0), minutes(1), minutes(59_001), minutes(605_000)]).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '10:05',
  ]);
});

it('lets only the running clock run, and never below zero', () => {
  expect(clockText(live, 0, 31_000)).toBe('1:00');
  expect(clockText(live, 1, 31_000)).toBe('0:05');
  expect(clockText(live, 0, 999_000)).toBe('0:00');
});

it('says nothing without a clock', () => {
  expect(clockText({ clock: null } as LiveTable, 0, 0)).toBe('');
});
