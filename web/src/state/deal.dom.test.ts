import { afterEach, describe, expect, it } from 'vitest';
import { rememberDeal } from '../deal/remember';
import { rememberedDeal } from './deal';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const DAY_MS = 86_400_000;

afterEach(() => localStorage.clear());

describe('what the home page knows of the deal without asking', () => {
  it('is nothing at first', () => {
    expect(rememberedDeal(NOON)).toBe('play');
  });

  it('is that it was begun, then that it is over, until the next day', () => {
    rememberDeal('2026-11-18', false);
    expect(rememberedDeal(NOON)).toBe('on');
    rememberDeal('2026-11-18', true);
    expect(rememberedDeal(NOON)).toBe('result');
    expect(rememberedDeal(NOON + DAY_MS)).toBe('play');
  });
});
