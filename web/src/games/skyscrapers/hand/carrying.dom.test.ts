import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuiltCard } from '../facts';
import { solidOf } from '../../../bodies/hand/contact';
import { overlap } from '../../../bodies/hand/overlap';
import { problemsOf } from '../../../bodies/hand/problems';
import type { Pose, Poses, Vec3 } from '../../../bodies/types';
import { length, minus } from '../../../bodies/vector';
import type { Bench } from '../../../bodies/hand/carrying.svelte';
import { SkyCarrying } from './carrying.svelte';
import type { Load } from './goal';
import { settings } from '../../../state/settings.svelte';
import { cardId, cardPose, workerId } from '../places';
import { SHAPES } from './shapes';

function card(
  at: number[],
  normal: BuiltCard['normal'],
  use: BuiltCard['use'] = 'base',
): BuiltCard {
  return {
    card: 'start',
    kind: 'base',
    use,
    at,
    normal,
    turn: 0,
    girders: 'lrtb',
    has_worker: false,
    by: null,
    joins: null,
    storey: null,
  };
}

/** The start H, a floor on its middle base, and an upright on the floor's back edge. */
const CARDS = [
  card([0, 0, 1], 'y'),
  card([-1, 0, 1], 'x'),
  card([1, 0, 1], 'x'),
  card([0, 0, 2], 'z', 'floor'),
  card([0, 1, 2], 'y', 'upright'),
];

function posesOf(cards: readonly BuiltCard[], workers: Record<number, Vec3> = {}): Poses {
  const standing = Object.entries(workers).map(([worker, [x, y, z]]): [string, Pose] => [
    workerId(Number(worker)),
    { at: [x, y, z + 9], turn: [1, 0, 0, 0] },
  ]);
  return Object.fromEntries([
    ...cards.map((each, number): [string, Pose] => [cardId(number), cardPose(each)]),
    ...standing,
  ]);
}

function site(
  at: number[],
  normal: BuiltCard['normal'],
  joins: number,
  approach: number[],
  number = CARDS.length,
): Load {
  return {
    number,
    site: { at, normal, joins, approach },
    move: `build upright-3 at ${at.join(' ')} ${normal} turn 0`,
  };
}

/** From above, from two sides, from below. */
const LOADS: [string, Load][] = [
  ['from above', site([0, 0, 2], 'z', 0, [0, 0, -1], 3)],
  ['from the right', site([1, 0, 2], 'x', 3, [-1, 0, 0])],
  ['from the front', site([0, -1, 2], 'y', 3, [0, 1, 0])],
  ['from below', site([0, 1, 1], 'z', 4, [0, 0, 1])],
];
let frame: (now: number) => void;
let now: number;
let bench: {
  [name in keyof Bench]: Bench[name] extends boolean ? boolean : ReturnType<typeof vi.fn>;
};

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (next: typeof frame) => ((frame = next), 1));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  bench = {
    isBusy: false,
    carry: vi.fn(),
    stay: vi.fn(),
    play: vi.fn(() => Promise.resolve(true)),
    putBack: vi.fn(),
    back: vi.fn(),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function wait(ms: number): void {
  for (const end = now + ms; now < end;) frame((now += 16));
}

function taken(
  load: Load,
  cards = CARDS.filter((_, number) => number < load.number),
  workers: Record<number, Vec3> = {},
): SkyCarrying {
  const carrying = new SkyCarrying(bench as unknown as Bench);
  carrying.take(load, cards, posesOf(cards, workers), null);
  return carrying;
}

/** As keys do it: bring it near. */
function bring(carrying: SkyCarrying): void {
  carrying.push();
  wait(1200);
}

/** Hold until it is home. */
function press(carrying: SkyCarrying, ms = 1300): void {
  carrying.push();
  wait(ms);
}

function lastFrame(text: string): { at: Vec3 } {
  const [, x, y, z] = text.split(';').at(-1)!.split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { at: [x / 10, y / 10, z / 10] };
}

describe.each(LOADS)('a card %s', (_, load) => {
  const goal = cardPose(load.site).at;

  // The one from below goes between two bases that leave it no more room than its own size.
  it('starts a little way back and aside, in nothing', () => {
    const carrying = taken(load);
    const { pose } = carrying.held!;
    const off = minus(pose.at, goal);
    const back = -off.reduce((sum, part, i) => sum + part * load.site.approach[i]!, 0);
    expect(back).toBeGreaterThan(10);
    expect(back).toBeLessThanOrEqual(45.001);
    expect(carrying.aiming!.mm).toBeGreaterThan(2);
    expect(carrying.aiming!.mm).toBeLessThan(60.1);
    expect(carrying.aiming!.isOver).toBe(false);
    for (const [id, other] of Object.entries(posesOf(CARDS.slice(0, load.number))))
      expect(
        overlap(solidOf(SHAPES[carrying.hand!.id]!, pose), solidOf(SHAPES[id]!, other)),
      ).toBeLessThan(load.site.approach[2] === 1 ? 0.81 : 0);
  });

  it('is brought near, held until it is home, and let go', () => {
    const carrying = taken(load);
    carrying.release();
    wait(200);
    bring(carrying);
    expect(carrying.magnet).toMatchObject({ step: 'caught', part: 0 });
    expect(carrying.aiming).toMatchObject({ isOver: true, canLetGo: false, blocker: null });
    press(carrying, 600);
    expect(carrying.magnet!.step).toBe('pressing');
    press(carrying, 700);
    expect(carrying.magnet).toMatchObject({ step: 'home', part: 1 });
    expect(carrying.aiming).toMatchObject({ isTouching: true, blocker: null, zone: 'light' });
    expect(carrying.hand!.touch.below).toBe(cardId(load.site.joins));
    const { at } = carrying.held!.pose;
    expect(bench.play).not.toHaveBeenCalled();
    carrying.release();
    expect(bench.play).toHaveBeenCalledOnce();
    const [move, frames] = (bench.play.mock.calls[0]![0] as string).split(' by ') as [
      string,
      string,
    ];
    expect(move).toBe(load.move);
    expect(problemsOf(frames)).toEqual([]);
    expect(Number(frames.split(';').at(-1)!.split(',')[0])).toBeLessThanOrEqual(1500);
    expect(length(minus(lastFrame(frames).at, goal))).toBeLessThan(2);
    // It presses: the hand is farther along its way than the card.
    const pressed = minus(lastFrame(frames).at, at).reduce(
      (sum, part, i) => sum + part * load.site.approach[i]!,
      0,
    );
    expect(pressed).toBeGreaterThan(0.5);
    expect(bench.stay).toHaveBeenCalledWith(cardId(load.number), expect.anything());
  });

  it('waits where it is if it is released before it is home', () => {
    const carrying = taken(load);
    wait(100);
    bring(carrying);
    press(carrying, 500);
    carrying.release();
    wait(300);
    expect(bench.play).not.toHaveBeenCalled();
    expect(carrying.magnet).toMatchObject({ step: 'caught', part: 0 });
    press(carrying);
    carrying.release();
    expect(bench.play).toHaveBeenCalledOnce();
  });
});

describe('a magnet', () => {
  const [, load] = LOADS[1]!;

  /** A pointer has it, so far beside its place. */
  function gripped(mm: number): SkyCarrying {
    const carrying = taken(load);
    wait(100);
    carrying.grip();
    slideTo(carrying, mm);
    return carrying;
  }
  function slideTo(carrying: SkyCarrying, mm: number): void {
    const { at } = carrying.hand!.wish;
    const place = carrying.flat!.ghost!.pose.at;
    carrying.hand!.want([place[0] + mm, place[1], at[2]]);
    wait(32);
  }

  it('catches within a third of a side, and loses beyond half of it', () => {
    const carrying = gripped(21);
    expect(carrying.magnet!.step).toBe('carried');
    slideTo(carrying, 19);
    expect(carrying.magnet!.step).toBe('caught');
    slideTo(carrying, 29);
    expect(carrying.magnet!.step).toBe('caught');
    slideTo(carrying, 31);
    expect(carrying.magnet!.step).toBe('carried');
  });

  it('catches nothing that is turned', () => {
    const carrying = gripped(40);
    carrying.hand!.turn(25);
    slideTo(carrying, 10);
    expect(carrying.magnet!.step).toBe('carried');
    carrying.hand!.turn(-10);
    wait(32);
    expect(carrying.magnet!.step).toBe('caught');
  });

  it('presses under a pointer that rests, not under one that moves', () => {
    const carrying = gripped(15);
    for (let i = 0; i < 20; i++) slideTo(carrying, i % 2 ? 15 : 12);
    expect(carrying.magnet!.step).toBe('caught');
    wait(800);
    expect(carrying.magnet!.step).toBe('pressing');
    wait(700);
    expect(carrying.magnet!.step).toBe('home');
    carrying.release();
    expect(bench.play).toHaveBeenCalledOnce();
  });

  /** Where the card was let go, from its place, along its edge. */
  function along(): number {
    const frames = (bench.play.mock.calls.at(-1)![0] as string).split(' by ')[1]!;
    return Math.abs(lastFrame(frames).at[1]);
  }

  it('lets a hand that shakes be off', () => {
    const calm = gripped(10);
    wait(1600);
    calm.release();
    expect(along()).toBeLessThan(1);
    const shaken = gripped(10);
    wait(700);
    for (let i = 0; i < 40; i++) slideTo(shaken, i % 2 ? 14 : 10);
    slideTo(shaken, 14);
    wait(100);
    shaken.release();
    expect(along()).toBeGreaterThan(1.3);
  });

  it('goes home under a pointer that rested too soon and came nearer while it pressed', () => {
    const carrying = gripped(18);
    wait(600);
    expect(carrying.magnet!.step).toBe('pressing');
    slideTo(carrying, 0);
    wait(2000);
    expect(carrying.magnet!.step).toBe('home');
  });

  it('is pressed harder by whoever holds on', () => {
    const carrying = taken(load);
    wait(100);
    bring(carrying);
    press(carrying, 2000);
    expect(carrying.hand!.zone).toBe('light');
    wait(2600);
    expect(carrying.hand!.press).toBeGreaterThan(2);
  });

  it('takes two presses where nothing is to be held', () => {
    settings.pressesInstead = true;
    const carrying = taken(load);
    wait(100);
    bring(carrying);
    carrying.unpush();
    press(carrying);
    carrying.unpush();
    expect(carrying.magnet!.step).toBe('home');
    carrying.push();
    expect(bench.play).toHaveBeenCalledOnce();
    settings.pressesInstead = false;
  });
});

it('touches only the edge that it is riveted to, however the neighbours stand', () => {
  // The floor lies on the top edges of all three bases; two of them are a little too high.
  const [, load] = LOADS[0]!;
  const cards = CARDS.slice(0, 3);
  const poses: Poses = Object.fromEntries(
    Object.entries(posesOf(cards)).map(([id, { at, turn }]) => [
      id,
      { at: [at[0], at[1], at[2] + (id === 'card-0' ? 0 : 0.7)], turn },
    ]),
  );
  const carrying = new SkyCarrying(bench as unknown as Bench);
  carrying.take(load, cards, poses, null);
  wait(100);
  bring(carrying);
  press(carrying);
  expect(carrying.aiming).toMatchObject({ canLetGo: true, blocker: null });
  expect(carrying.held!.pose.at[2]).toBeCloseTo(60.8, 1);
});

it('is slid in between two floors that meet, until it is in its place', () => {
  const cards = [...CARDS, card([2, 0, 2], 'z', 'floor')];
  const load = site([1, 0, 2], 'x', 3, [0, 0, -1], 6);
  const carrying = taken(load, cards);
  wait(100);
  bring(carrying);
  press(carrying);
  expect(carrying.aiming).toMatchObject({ canLetGo: true, blocker: null });
  wait(4000);
  carrying.release();
  const frames = (bench.play.mock.calls[0]![0] as string).split(' by ')[1]!;
  expect(problemsOf(frames)).toEqual([]);
  // However hard it is pressed, nothing is there to stop it.
  expect(length(minus(lastFrame(frames).at, [30, 0, 60]))).toBeLessThan(2);
  expect(Object.keys(carrying.flat?.poses ?? {})).not.toContain('stop');
});

it('goes where the edge really is', () => {
  const [, load] = LOADS[1]!;
  const poses = { ...posesOf(CARDS), 'card-3': { at: [2, -1, 58.5], turn: [1, 0, 0, 0] } } as Poses;
  const carrying = new SkyCarrying(bench as unknown as Bench);
  carrying.take(load, CARDS, poses, null);
  expect(carrying.ghost!.pose.at.map((part) => Math.round(part * 10) / 10)).toEqual([32, -1, 58.5]);
});

it('starts closer where something is behind, and says what it bumps into', () => {
  const [, load] = LOADS[1]!;
  // A worker in front of the edge, on a card that lies there.
  const carrying = taken(load, CARDS, { 3: [52, 0, 60.8] });
  const back = carrying.held!.pose.at[0] - 30;
  expect(back).toBeLessThan(45 - 8);
  expect(back).toBeGreaterThan(5);
  // And one that stands over the edge.
  const other = taken(load, CARDS, { 3: [29, 0, 60.8] });
  wait(100);
  bring(other);
  press(other);
  expect(other.aiming).toMatchObject({ blocker: 'worker-3' });
});

it('shows itself to the others in the world, and no longer once it is put back', () => {
  const [, load] = LOADS[1]!;
  const carrying = taken(load);
  wait(300);
  expect(bench.carry.mock.calls.length).toBeGreaterThan(2);
  expect(bench.carry.mock.calls.length).toBeLessThan(6);
  const [piece, pose] = bench.carry.mock.calls.at(-1) as [string, Pose];
  expect(piece).toBe('card-5');
  expect(pose.at[0]).toBeGreaterThan(30);
  carrying.putBack();
  expect(bench.back).toHaveBeenCalledOnce();
  carrying.drop();
  expect(bench.carry).toHaveBeenLastCalledWith(null, null);
});

it('is empty again when the move was refused', async () => {
  bench.play.mockResolvedValue(false);
  const carrying = taken(LOADS[0]![1]);
  wait(100);
  bring(carrying);
  press(carrying);
  carrying.release();
  await vi.waitFor(() => expect(bench.putBack).toHaveBeenCalledOnce());
  expect(carrying.hand).toBeNull();
});

it('plays without a gesture where no hand reaches', () => {
  const far = [...CARDS, card([11, 0, 2], 'z', 'floor')];
  const carrying = taken(site([12, 0, 2], 'x', 5, [-1, 0, 0], 6), far);
  wait(100);
  bring(carrying);
  press(carrying);
  carrying.release();
  expect(bench.play.mock.calls[0]![0]).toBe('build upright-3 at 12 0 2 x turn 0');
});

it('is the same place in both worlds', () => {
  const [, load] = LOADS[2]!;
  const carrying = taken(load);
  wait(500);
  const { held, ghost, poses } = carrying.flat!;
  expect(Object.keys(poses)).not.toContain('ground');
  expect(length(minus(held!.pose.at, ghost!.pose.at))).toBeCloseTo(
    length(minus(carrying.held!.pose.at, carrying.ghost!.pose.at)),
    9,
  );
  // Seen along the way, the joined card is below.
  expect(poses['card-3']!.at[2]).toBeLessThan(ghost!.pose.at[2] - 29);
});

it('is fast in a large building', () => {
  const many: BuiltCard[] = [];
  for (let z = 1; many.length < 47; z++)
    for (const x of [-1, 1, 3])
      many.push(card([x, 0, z + 1], 'x', 'upright'), card([x - 1, 0, z + 1], 'z', 'floor'));
  const carrying = taken(site([0, -1, 5], 'y', 19, [0, 1, 0], 50), many.slice(0, 47));
  vi.spyOn(performance, 'now').mockRestore();
  const before = performance.now();
  const ticks = 60;
  for (let i = 0; i < ticks; i++) {
    carrying.hand!.slide(i % 2 ? 4 : -4, 1);
    carrying.hand!.tick(16);
  }
  expect((performance.now() - before) / ticks).toBeLessThan(12);
});
