import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hand } from './hand.svelte';
import { deedOf, keys } from './keys';

const DEEDS = [
  'slide',
  'turn',
  'tilt',
  'straighten',
  'nextFace',
  'startLowering',
  'startRaising',
  'stop',
  'letGo',
  'putBack',
] as const;

function fake(): { hand: Hand; said: () => unknown[] } {
  const calls: unknown[] = [];
  const acts = Object.fromEntries(
    DEEDS.map((name) => [name, (...given: unknown[]) => calls.push([name, ...given])]),
  );
  return { hand: { ...acts, isOver: false } as unknown as Hand, said: () => calls.splice(0) };
}

function stroke(key: string, more: Partial<KeyboardEvent> = {}): Parameters<typeof deedOf>[0] {
  return { key, code: `Key${key.toUpperCase()}`, shiftKey: false, repeat: false, ...more };
}

describe('a key', () => {
  it.each([
    ['ArrowLeft', false, ['slide', -1, 0]],
    ['ArrowUp', false, ['slide', 0, 1]],
    ['ArrowRight', true, ['slide', 5, 0]],
    ['ArrowDown', true, ['slide', 0, -5]],
    ['q', false, ['turn', 5]],
    ['E', true, ['turn', -1]],
    ['r', false, ['tilt', 0, 1]],
    ['f', false, ['tilt', 0, -1]],
    ['t', false, ['tilt', -1, 0]],
    ['G', true, ['tilt', 0.25, 0]],
    ['x', false, ['nextFace', 1]],
    ['X', true, ['nextFace', -1]],
    ['c', false, ['straighten']],
    [' ', false, ['startLowering']],
    ['Backspace', false, ['startRaising']],
    ['PageUp', false, ['startRaising']],
    ['Enter', false, ['letGo']],
    ['Escape', false, ['putBack']],
  ])('%s (shift: %s) does one thing', (key, shiftKey, deed) => {
    const { hand, said } = fake();
    deedOf(stroke(key, { shiftKey }))?.(hand);
    expect(said()).toEqual([deed]);
  });

  it('that is not Latin is known by its place, and others are nobody’s', () => {
    const { hand, said } = fake();
    deedOf(stroke('й', { code: 'KeyQ' }))?.(hand);
    expect(said()).toEqual([['turn', 5]]);
    expect([deedOf(stroke('z')), deedOf(stroke('Tab'))]).toEqual([null, null]);
  });

  it('that is held lets go once', () => {
    const { hand, said } = fake();
    deedOf(stroke('Enter', { repeat: true }))?.(hand);
    deedOf(stroke('ArrowLeft', { repeat: true }))?.(hand);
    expect(said()).toEqual([['slide', -1, 0]]);
  });
});

describe('listening', () => {
  const { hand, said } = fake();
  let off: () => void;
  const press = (on: Element, type: string, key: string): boolean =>
    on.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  beforeEach(() => {
    document.body.innerHTML =
      '<input /><button>Chat</button><p data-hand-keys><button>Lower</button></p>' +
      '<div role="slider" tabindex="0"></div>';
    off = keys(() => hand);
  });
  afterEach(() => {
    off();
    said();
  });

  it('goes up while Backspace is held, and down after a tap of Space', () => {
    expect(press(document.body, 'keydown', 'Backspace')).toBe(false);
    press(document.body, 'keyup', 'Backspace');
    expect(said()).toEqual([['startRaising'], ['stop']]);
    expect(press(document.body, 'keydown', ' ')).toBe(false);
    press(document.body, 'keyup', ' ');
    expect(said()).toEqual([['startLowering']]);
  });

  it('stops when the page is left', () => {
    press(document.body, 'keydown', 'Backspace');
    window.dispatchEvent(new Event('blur'));
    expect(said()).toEqual([['startRaising'], ['stop']]);
  });

  it('leaves keys to what has the focus', () => {
    press(document.querySelector('input')!, 'keydown', 'q');
    press(document.querySelector('button')!, 'keydown', 'Enter');
    press(document.querySelector('[role=slider]')!, 'keydown', 'ArrowUp');
    expect(said()).toEqual([]);
    press(document.querySelector('button')!, 'keydown', 'ArrowUp');
    expect(said()).toEqual([['slide', 0, 1]]);
    press(document.querySelector('p button')!, 'keydown', 'Enter');
    expect(said()).toEqual([['letGo']]);
  });

  it('is over with the hand', () => {
    off();
    off = keys(() => Object.assign(hand, { isOver: true }));
    press(document.body, 'keydown', 'Enter');
    expect(said()).toEqual([]);
  });
});
