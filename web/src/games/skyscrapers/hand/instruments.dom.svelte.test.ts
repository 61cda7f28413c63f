import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mouse } from '../../../bodies/hand/mouse';
import type { Stage } from '../../../bodies/stage';
import type { Poses } from '../../../bodies/types';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { BuiltCard } from '../facts';
import Aim from './Aim.svelte';
import { sayAim, type Aiming } from './aiming';
import type { Bench } from '../../../bodies/hand/carrying.svelte';
import { SkyCarrying } from './carrying.svelte';
import { cardPose } from '../places';
import CloseUp from './CloseUp.svelte';
import { keys } from './keys';
import { settings } from '../../../state/settings.svelte';

const BASE: BuiltCard = {
  card: 'start',
  kind: 'base',
  use: 'base',
  at: [0, 0, 1],
  normal: 'y',
  turn: 0,
  girders: 'lrtb',
  has_worker: false,
  by: null,
  joins: null,
  storey: null,
};
const CARDS: BuiltCard[] = [
  BASE,
  { ...BASE, kind: 'floor', use: 'floor', at: [0, 0, 2], normal: 'z' },
];
const POSES: Poses = { 'card-0': cardPose(CARDS[0]!), 'card-1': cardPose(CARDS[1]!) };
const AWAY: Aiming = {
  right: -4.2,
  away: 1.6,
  isUpright: true,
  mm: 4.5,
  degrees: 0,
  gap: 30,
  done: 0.3,
  isOver: false,
  isTouching: false,
  canLetGo: false,
  blocker: null,
  zone: 'none',
};

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await words.speak('en');
  await learnWords('skyscrapers');
});
let inHand: SkyCarrying[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const carrying of inHand) carrying.drop();
  inHand = [];
  document.body.replaceChildren();
});

function taken(): SkyCarrying {
  const bench: Bench = {
    isBusy: false,
    carry: () => undefined,
    stay: () => undefined,
    play: vi.fn(() => Promise.resolve(true)),
    putBack: () => undefined,
    back: () => undefined,
  };
  const carrying = new SkyCarrying(bench);
  carrying.take(
    {
      number: 2,
      site: { at: [1, 0, 2], normal: 'x', joins: 1, approach: [-1, 0, 0] },
      move: 'build upright-1 at 1 0 2 x turn 0',
    },
    CARDS,
    POSES,
    null,
  );
  inHand.push(carrying);
  return carrying;
}

function wait(carrying: SkyCarrying, ms: number): void {
  for (let t = 0; t < ms; t += 16) carrying.hand?.tick(16);
  flushSync();
}

it('says where to go, what to do, and what is in the way', () => {
  expect(sayAim(AWAY)).toBe('Go left 4 mm and up 2 mm.');
  expect(sayAim({ ...AWAY, isUpright: false, right: 0.2 })).toBe('Go away 2 mm.');
  expect(sayAim({ ...AWAY, isTouching: true })).toBe(
    'Touching, but beside: left 4 mm and up 2 mm.',
  );
  expect(sayAim({ ...AWAY, isOver: true })).toBe('In place: press it in.');
  expect(sayAim({ ...AWAY, isOver: true, degrees: 9 })).toBe(
    'Turn it straight: it is 9 degrees off.',
  );
  expect(sayAim({ ...AWAY, isOver: true, canLetGo: true, zone: 'light' })).toBe(
    'Pressed in: let go.',
  );
  expect(sayAim({ ...AWAY, blocker: 'worker-3' })).toBe(
    'A worker is in the way. Go left 4 mm and up 2 mm.',
  );
  expect(sayAim({ ...AWAY, right: 0, away: 0, blocker: 'ground' })).toBe(
    'The ground is in the way.',
  );
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

function pressable(carrying: SkyCarrying): (key: string, ms?: number) => void {
  const page = new EventTarget();
  keys(carrying, page as Window);
  return (key, ms = 0) => {
    page.dispatchEvent(new KeyboardEvent('keydown', { key }));
    wait(carrying, ms);
    page.dispatchEvent(new KeyboardEvent('keyup', { key }));
    wait(carrying, 16);
  };
}

it('takes two presses to be brought near, held and let go', () => {
  const carrying = taken();
  const press = pressable(carrying);
  press(' ');
  wait(carrying, 1000);
  expect(carrying.magnet!.step).toBe('caught');
  press('Enter', 400);
  expect(carrying.hand!.isOver).toBe(false);
  press('Enter', 1300);
  expect(carrying.hand!.isOver).toBe(true);
});

it('is moved by arrows under fine control only', () => {
  const carrying = taken();
  const press = pressable(carrying);
  const { at } = carrying.held!.pose;
  press('ArrowUp');
  wait(carrying, 500);
  expect(carrying.held!.pose.at[2]).toBeCloseTo(at[2], 1);
  press('v');
  expect(settings.hasFineControl).toBe(true);
  press('ArrowUp');
  // From the right, whoever looks along the way has y on the right.
  press('ArrowRight');
  wait(carrying, 500);
  expect(carrying.held!.pose.at[2] - at[2]).toBeCloseTo(1, 1);
  expect(carrying.held!.pose.at[1] - at[1]).toBeCloseTo(1, 1);
  press('v');
  expect(settings.hasFineControl).toBe(false);
  press('Escape');
  expect(carrying.hand!.isOver).toBe(true);
});

it('follows a pointer in a picture with depth, and the wheel brings the camera nearer', () => {
  const carrying = taken();
  const half = Math.SQRT1_2;
  const stage = {
    facts: () => ({ kind: 'solid' }),
    bodyAt: () => 'card-2',
    orbit: vi.fn(),
    zoom: vi.fn(),
    screenOf: () => [100, 100],
    // The camera looks half from the right; up is up for a card from a side.
    axes: (_at?: unknown, approach?: unknown) =>
      approach
        ? { right: [0, 1, 0], away: [0, 0, 1], mmPerPx: 0.5 }
        : { right: [half, half, 0], away: [-half, half, 0], mmPerPx: 0.5 },
  } as unknown as Stage;
  const host = document.createElement('div');
  host.setPointerCapture = vi.fn();
  const onrelease = vi.fn();
  mouse(host, {
    stage: carrying.pointing(stage),
    hand: () => carrying.hand,
    hasTurningWheel: false,
    onrelease,
  });
  const point = (type: string, x: number, y: number): boolean =>
    host.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, clientY: y }), {
        pointerId: 1,
        pointerType: 'mouse',
      }),
    );
  const { at } = carrying.held!.pose;
  point('pointerdown', 0, 0);
  point('pointermove', 10, -8);
  point('pointerup', 10, -8);
  expect(onrelease).toHaveBeenCalledOnce();
  wait(carrying, 800);
  expect(carrying.held!.pose.at[2] - at[2]).toBeCloseTo(4, 1);
  expect(carrying.held!.pose.at[1] - at[1]).toBeCloseTo(5 / half, 1);
  host.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
  expect(stage.zoom).toHaveBeenCalledOnce();
  // A pointer that came from elsewhere has the card where it is from the place.
  carrying.aimAt(stage, [160, 40]);
  wait(carrying, 800);
  const place = carrying.ghost!.pose.at;
  expect(carrying.held!.pose.at[2] - place[2]).toBeCloseTo(30, 0);
  expect(carrying.held!.pose.at[1] - place[1]).toBeCloseTo(30 / half, 0);
  carrying.aimAt(stage, [100, 100]);
  wait(carrying, 800);
  expect(carrying.magnet!.step).toBe('caught');
});

it('is drawn as the hand sees it and from the side', () => {
  const carrying = taken();
  const parts = (['along', 'across'] as const).map((name) =>
    mount(CloseUp, { target: document.body, props: { carrying, name } }),
  );
  flushSync();
  const closeUps = [...document.querySelectorAll('.close-up')];
  expect(closeUps.map((drawing) => drawing.querySelectorAll('polygon').length)).toEqual([4, 4]);
  const [along, across] = closeUps.map((drawing) =>
    drawing
      .querySelector('.held')!
      .getAttribute('points')!
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as [number, number]),
  );
  const size = (points: [number, number][], axis: 0 | 1): number =>
    Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  expect([size(along!, 0), size(along!, 1)].map(Math.round)).toEqual([60, 60]);
  expect([size(across!, 0), size(across!, 1)].map((mm) => Math.round(mm * 10) / 10)).toEqual([
    60, 1.6,
  ]);
  for (const part of parts) void unmount(part);
});
