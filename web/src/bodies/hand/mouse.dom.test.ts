import { beforeEach, expect, it, vi } from 'vitest';
import type { Hand } from './hand.svelte';
import { mouse } from './mouse';

const stage = {
  axes: vi.fn(() => ({ right: [1, 0, 0] as const, away: [0, 1, 0] as const, mmPerPx: 0.5 })),
  bodyAt: vi.fn(([x]: readonly [number, number]) => (x < 50 ? 'held' : x < 80 ? 'other' : null)),
  orbit: vi.fn(),
  zoom: vi.fn(),
};
const hand = {
  id: 'held',
  isTouching: false,
  touchedMs: 0,
  slide: vi.fn(),
  tilt: vi.fn(),
  turn: vi.fn(),
  letGo: vi.fn(),
};
const ontap = vi.fn();
let now: Hand | null;
let host: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(hand, { isTouching: false, touchedMs: 0 });
  now = hand as unknown as Hand;
  host = document.createElement('div');
  host.setPointerCapture = vi.fn();
  mouse(host, { stage, hand: () => now, ontap });
});

function point(type: string, x: number, y: number, button = 0): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button, cancelable: true });
  host.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
}

it('moves the body when the drag starts on it', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 90, 4);
  expect(hand.slide).toHaveBeenCalledWith(40, 3, expect.anything());
  expect(stage.orbit).not.toHaveBeenCalled();
});

it('moves the camera otherwise, and never the body', () => {
  point('pointerdown', 100, 10);
  point('pointermove', 20, 10);
  point('pointerup', 20, 10);
  expect(stage.orbit).toHaveBeenCalledWith(-80, 0);
  expect(hand.slide).not.toHaveBeenCalled();
  expect(ontap).not.toHaveBeenCalled();
});

it('tilts with the right button and orbits with the middle one', () => {
  point('pointerdown', 100, 10, 2);
  point('pointermove', 110, 10);
  point('pointerup', 110, 10, 2);
  expect(hand.tilt).toHaveBeenCalledOnce();
  point('pointerdown', 10, 10, 1);
  point('pointermove', 11, 10);
  expect(stage.orbit).toHaveBeenCalledOnce();
});

it('lets go what the same grip set down, and nothing else', () => {
  point('pointerdown', 10, 10);
  point('pointerup', 10, 10);
  expect(hand.letGo).not.toHaveBeenCalled();
  point('pointerdown', 10, 10);
  Object.assign(hand, { isTouching: true, touchedMs: 500 });
  point('pointerup', 10, 10);
  expect(hand.letGo).toHaveBeenCalledOnce();
  point('pointerdown', 10, 10);
  point('pointerup', 10, 10);
  expect(hand.letGo).toHaveBeenCalledOnce();
});

it('turns with the wheel; without a hand it zooms', () => {
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  expect(hand.turn).toHaveBeenCalledWith(-5);
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, shiftKey: true }));
  expect(hand.tilt).toHaveBeenCalledWith(0, -2);
  now = null;
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  expect(stage.zoom).toHaveBeenCalledOnce();
});

it('a press on another body is a tap', () => {
  point('pointerdown', 70, 10);
  point('pointerup', 72, 11);
  expect(ontap).toHaveBeenCalledWith('other');
});
