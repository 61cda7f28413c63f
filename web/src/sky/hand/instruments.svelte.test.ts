import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keys } from '../../solid/hand/keys';
import { mouse } from '../../solid/hand/mouse';
import Rail from '../../solid/hand/Rail.svelte';
import Turns from '../../solid/hand/Turns.svelte';
import type { Stage } from '../../solid/stage';
import type { Poses } from '../../solid/types';
import { words } from '../../words/words.svelte';
import type { BuiltCard } from '../facts';
import Aim from './Aim.svelte';
import { sayAim, type Aiming } from './aiming';
import { Carrying, type Bench } from './carrying.svelte';
import { cardPose } from '../places';
import Sight from './Sight.svelte';

const BASE: BuiltCard = { card: 'start', kind: 'base', use: 'base', at: [0, 0, 1], normal: 'y', turn: 0, girders: 'lrtb', has_worker: false, by: null, joins: null, storey: null };
const CARDS: BuiltCard[] = [BASE, { ...BASE, kind: 'floor', use: 'floor', at: [0, 0, 2], normal: 'z' }];
const POSES: Poses = { 'card-0': cardPose(CARDS[0]!), 'card-1': cardPose(CARDS[1]!) };
const AWAY: Aiming = { kind: 'card', right: -4.2, away: 1.6, isUpright: true, mm: 4.5, degrees: 0, gap: 30, done: 0.3, isOver: false, isTouching: false, canLetGo: false, blocker: null, zone: 'none' };

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  await words.speak('en');
  await words.learn('block-out');
  await words.learn('skyscrapers');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function taken(): Carrying {
  const bench: Bench = { isBusy: false, carry: () => undefined, stay: () => undefined, play: vi.fn(() => Promise.resolve(true)), putBack: () => undefined, back: () => undefined };
  const carrying = new Carrying(bench);
  carrying.take({ kind: 'card', number: 2, site: { at: [1, 0, 2], normal: 'x', joins: 1, approach: [-1, 0, 0] }, move: 'build upright-1 at 1 0 2 x turn 0' }, CARDS, POSES, null);
  return carrying;
}

function wait(carrying: Carrying, ms: number): void {
  for (let t = 0; t < ms; t += 16) carrying.hand?.tick(16);
  flushSync();
}

it('says where to go, what to do, and what is in the way', () => {
  expect(sayAim(AWAY)).toBe('Go left 4 mm and up 2 mm.');
  expect(sayAim({ ...AWAY, isUpright: false, right: 0.2 })).toBe('Go away 2 mm.');
  expect(sayAim({ ...AWAY, isTouching: true })).toBe('Touching, but beside: left 4 mm and up 2 mm.');
  expect(sayAim({ ...AWAY, isOver: true })).toBe('In place: press it in.');
  expect(sayAim({ ...AWAY, isOver: true, kind: 'worker' })).toBe('In place: lower it.');
  expect(sayAim({ ...AWAY, isOver: true, degrees: 9 })).toBe('Turn it straight: it is 9 degrees off.');
  expect(sayAim({ ...AWAY, isOver: true, canLetGo: true, zone: 'light' })).toBe('Home: let go.');
  expect(sayAim({ ...AWAY, blocker: 'worker-3' })).toBe('A worker is in the way. Go left 4 mm and up 2 mm.');
  expect(sayAim({ ...AWAY, right: 0, away: 0, blocker: 'ground' })).toBe('The ground is in the way.');
});

it('tells a change of state at once, and millimetres once a second', () => {
  vi.useFakeTimers();
  const props = $state({ aiming: AWAY });
  const part = mount(Aim, { target: document.body, props });
  flushSync();
  const line = document.querySelector('[aria-live]')!;
  props.aiming = { ...AWAY, right: -9 };
  flushSync();
  expect(line.textContent).toBe('Go left 4 mm and up 2 mm.');
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(line.textContent).toBe('Go left 9 mm and up 2 mm.');
  props.aiming = { ...AWAY, isOver: true };
  flushSync();
  expect(line.textContent).toBe('In place: press it in.');
  void unmount(part);
});

it('has a card that is not laid on its edge, and a rail that says how far it is', () => {
  const carrying = taken();
  const hand = carrying.hand!;
  const parts = [mount(Turns, { target: document.body, props: { hand } }), mount(Rail, { target: document.body, props: { hand } })];
  flushSync();
  expect(document.querySelector('[aria-label="Lay it on the next side"]')).toBeNull();
  const before = hand.face;
  hand.nextFace();
  expect(hand.face).toBe(before);
  hand.turn(12);
  wait(carrying, 800);
  expect(carrying.aiming!.degrees).toBeCloseTo(12, 1);
  hand.straighten();
  wait(carrying, 800);
  expect(carrying.aiming!.degrees).toBeCloseTo(0, 1);
  expect(document.querySelector('[role=slider]')!.getAttribute('aria-label')).toBe('Distance of the card from the edge');
  expect(document.querySelector('[role=slider]')!.getAttribute('aria-valuetext')).toBe('45 mm from the edge');
  for (const part of parts) void unmount(part);
});

it('goes up with the arrow up, is pressed in with Space, and let go with Enter', () => {
  const carrying = taken();
  const page = new EventTarget();
  keys(() => carrying.hand, page as Window);
  const press = (key: string, more: KeyboardEventInit = {}): void => {
    page.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
    page.dispatchEvent(new KeyboardEvent('keyup', { key, ...more }));
  };
  const { at } = carrying.held!.pose;
  press('ArrowUp', { shiftKey: true });
  press('ArrowRight');
  wait(carrying, 800);
  expect(carrying.held!.pose.at[2] - at[2]).toBeCloseTo(5, 1);
  // From the right, whoever looks along the way has y on the right.
  expect(carrying.held!.pose.at[1] - at[1]).toBeCloseTo(1, 1);
  carrying.hand!.slide(carrying.aiming!.right, carrying.aiming!.away);
  wait(carrying, 800);
  press(' ');
  wait(carrying, 4000);
  expect(carrying.aiming!.canLetGo).toBe(true);
  press('Enter');
  expect(carrying.hand!.isOver).toBe(true);
});

it('follows a pointer in a picture with depth, and the wheel presses', () => {
  const carrying = taken();
  const half = Math.SQRT1_2;
  const stage = {
    facts: () => ({ kind: 'solid' }), bodyAt: () => 'card-2', orbit: vi.fn(), zoom: vi.fn(),
    // The camera looks half from the right; up is up for a card from a side.
    axes: (_at?: unknown, approach?: unknown) => (approach ? { right: [0, 1, 0], away: [0, 0, 1], mmPerPx: 0.5 } : { right: [half, half, 0], away: [-half, half, 0], mmPerPx: 0.5 }),
  } as unknown as Stage;
  const host = document.createElement('div');
  host.setPointerCapture = vi.fn();
  mouse(host, { stage: carrying.pointing(stage), hand: () => carrying.hand, hasLoweringWheel: true });
  const point = (type: string, x: number, y: number): boolean => host.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x, clientY: y }), { pointerId: 1, pointerType: 'mouse' }));
  const { at } = carrying.held!.pose;
  point('pointerdown', 0, 0);
  point('pointermove', 10, -8);
  point('pointerup', 10, -8);
  wait(carrying, 800);
  expect(carrying.held!.pose.at[2] - at[2]).toBeCloseTo(4, 1);
  expect(carrying.held!.pose.at[1] - at[1]).toBeCloseTo(5 / half, 1);
  const { gap } = carrying.hand!;
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  wait(carrying, 800);
  expect(gap - carrying.hand!.gap).toBeCloseTo(3, 1);
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
  wait(carrying, 800);
  expect(carrying.hand!.gap).toBeCloseTo(gap, 1);
});

it('is drawn as the hand sees it and from the side', () => {
  const carrying = taken();
  const parts = (['along', 'across'] as const).map((name) => mount(Sight, { target: document.body, props: { carrying, name } }));
  flushSync();
  const sights = [...document.querySelectorAll('.sight')];
  expect(sights.map((sight) => sight.querySelectorAll('polygon').length)).toEqual([4, 4]);
  const [along, across] = sights.map((sight) => sight.querySelector('.held')!.getAttribute('points')!.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]));
  const size = (points: [number, number][], axis: 0 | 1): number => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  expect([size(along!, 0), size(along!, 1)].map(Math.round)).toEqual([60, 60]);
  expect([size(across!, 0), size(across!, 1)].map((mm) => Math.round(mm * 10) / 10)).toEqual([60, 1.6]);
  for (const part of parts) void unmount(part);
});
