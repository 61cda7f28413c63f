import { describe, expect, it, vi } from 'vitest';
import { BLOCK_NAMES } from '../../games/block-out/hand/names';
import { SHAPES, SHELF } from '../../games/block-out/shapes';
import { cornersAt, rotated, wellTurned } from '../turn';
import type { Pose, Poses } from '../types';
import { climb, solidOf } from './contact';
import { faceDown, faceNormal } from './face';
import type { Reactions } from './grasp';
import { problemsOf } from './problems';
import { Ground } from './ground';
import { Hand } from './hand.svelte';
import { overlap } from './overlap';

const { 'brown-small': SMALL, 'brown-large': LARGE } = SHAPES as {
  'brown-small': (typeof SHAPES)[string];
  'brown-large': (typeof SHAPES)[string];
};

/** The large brown block on the spot, on its first face. */
function standing(id: string, at: readonly [number, number], from = 0): Pose {
  const turn = faceDown(SHAPES[id]!, 0);
  const low = Math.min(
    ...cornersAt(SHAPES[id]!, { at: [0, 0, 0], turn }).map((corner) => corner[2]),
  );
  return { at: [at[0], at[1], from - low], turn };
}

function grasp(
  reactions: Reactions = {},
  others: Poses = { ...SHELF, 'brown-large': standing('brown-large', [0, 0]) },
): Hand {
  return new Hand(
    { shape: SMALL, from: SHELF['brown-small']!, others, shapes: SHAPES, names: BLOCK_NAMES },
    reactions,
  );
}

function wait(hand: Hand, ms: number, step = 1000 / 60): Hand {
  for (let t = 0; t < ms; t += step) hand.tick(step);
  return hand;
}

/** Straight above the middle of what is below. */
function centre(hand: Hand): Hand {
  hand.slide(-hand.offset[0], -hand.offset[1]);
  return wait(hand, 800);
}

/** The hand may press from above, and be in nothing from the side. */
function deepestPress(text: string, others: Poses): number {
  const ground = new Ground(SMALL, others, SHAPES);
  const presses = text.split(';').map((frame) => {
    const [, x, y, z, w, i, j, k] = frame.split(',').map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const pose: Pose = { at: [x / 10, y / 10, z / 10], turn: wellTurned([w, i, j, k]) };
    return ground.under(pose).rest - pose.at[2];
  });
  return Math.max(...presses);
}

function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

describe('a block that is taken', () => {
  it('starts where it lies, and comes above the stack, nearer to the person', () => {
    const hand = grasp();
    expect(hand.pose.at).toEqual(SHELF['brown-small']!.at);
    wait(hand, 1500);
    expect(hand.gap).toBeGreaterThan(50);
    expect(hand.touch?.below).toBe('brown-large');
    expect(hand.offset[0]).toBeCloseTo(0, 1);
    expect(hand.offset[1]).toBeCloseTo(-30, 1);
  });

  it('does nothing when it is let go in the air', () => {
    const onletgo = vi.fn();
    const hand = wait(grasp({ onletgo }), 1000);
    expect(hand.letGo()).toBeNull();
    expect(onletgo).toHaveBeenCalledWith(null);
    expect(hand.isOver).toBe(false);
  });

  it('is lowered until it touches, and no further', () => {
    const [ontouch, onhard] = [vi.fn(), vi.fn()];
    const hand = centre(wait(grasp({ ontouch, onhard }), 1500));
    hand.startLowering();
    wait(hand, 6000);
    expect(hand.isLowering).toBe(false);
    expect([hand.gap, hand.zone]).toEqual([0, 'light']);
    expect(hand.press).toBeCloseTo(0.8, 1);
    expect(ontouch).toHaveBeenCalledOnce();
    hand.startLowering();
    wait(hand, 5000);
    expect(hand.press).toBeCloseTo(8, 1);
    expect(hand.zone).toBe('hard');
    expect(onhard).toHaveBeenCalledOnce();
    const stack = solidOf(LARGE, standing('brown-large', [0, 0]));
    expect(Math.abs(overlap(solidOf(SMALL, hand.pose), stack))).toBeLessThan(0.01);
    expect(problemsOf(hand.letGo()!)).toEqual([]);
    expect(hand.isOver).toBe(true);
  });

  it('is put back once', () => {
    const onback = vi.fn();
    const hand = grasp({ onback });
    hand.putBack();
    hand.putBack();
    expect(onback).toHaveBeenCalledOnce();
  });

  it('lies exactly on its next face, and leans as it is told', () => {
    const hand = wait(grasp(), 1500);
    hand.tilt(4, 0);
    hand.nextFace();
    expect(Math.hypot(...hand.lean)).toBe(0);
    wait(hand, 1500);
    const [, , down] = rotated(faceNormal(SMALL, hand.face), hand.pose.turn);
    expect(down).toBeCloseTo(-1, 6);
    hand.tilt(3, -2);
    expect(hand.lean[0]).toBeCloseTo(3);
    expect(hand.lean[1]).toBeCloseTo(-2);
  });

  it('moves along what the person sees', () => {
    const hand = centre(wait(grasp(), 1500));
    hand.axes = { right: [0, 1, 0], away: [-1, 0, 0] };
    hand.slide(10, 4);
    wait(hand, 1000);
    expect(hand.offset[0]).toBeCloseTo(10, 1);
    expect(hand.offset[1]).toBeCloseTo(4, 1);
    expect(hand.pose.at[0]).toBeCloseTo(-4, 1);
  });
});

it('is let go on the stack or on the spot, not on the shelf or beside', () => {
  const lowered = (hand: Hand): boolean => {
    hand.startLowering();
    wait(hand, 9000);
    expect(hand.isTouching).toBe(true);
    return hand.canLetGo;
  };
  const hand = wait(grasp(), 1500);
  hand.slide(0, -120);
  expect(lowered(wait(hand, 1000))).toBe(false);
  expect(hand.letGo()).toBeNull();
  const shelf = { ...SHELF };
  expect(lowered(wait(grasp({}, shelf), 1500))).toBe(true);
  const aside = wait(grasp({}, shelf), 1500);
  aside.slide(70, 0);
  expect(lowered(wait(aside, 1000))).toBe(false);
});

it('is steady while it is held still, and shaky while it is jerked', () => {
  const hand = wait(grasp(), 200);
  expect(hand.shake.isSteady).toBe(true);
  wait(hand, 1500);
  for (let i = 0; i < 30; i++) {
    hand.slide(i % 2 ? 20 : -20, 0);
    wait(hand, 50);
  }
  expect(hand.shake.isSteady).toBe(false);
  wait(hand, 1500);
  expect(hand.shake.isSteady).toBe(true);
  expect(hand.shake.x).toBeCloseTo(0, 2);
  hand.tilt(4, 0);
  wait(hand, 1500);
  expect(hand.shake.x).toBeCloseTo(-0.5, 2);
});

describe('a side', () => {
  it('is gone over, not through', () => {
    const hand = centre(wait(grasp(), 1500));
    hand.slide(-80, 0);
    wait(hand, 1000);
    hand.lower(500);
    wait(hand, 1500);
    expect(hand.touch?.below).toBeNull();
    const stack = solidOf(LARGE, standing('brown-large', [0, 0]));
    hand.slide(160, 0);
    let deepest = -Infinity;
    for (let t = 0; t < 2000; t += 16) {
      hand.tick(16);
      deepest = Math.max(deepest, overlap(solidOf(SMALL, hand.pose), stack));
    }
    // It keeps away from the side while it rises: the real hand lags and trembles.
    expect(deepest).toBeLessThan(-1.5);
    expect(hand.offset[0]).toBeCloseTo(80, 0);
    expect(hand.gap).toBeGreaterThan(40);
  });

  it('a slope gives way to a hand that slides on it', () => {
    const hand = centre(wait(grasp(), 1500));
    hand.startLowering();
    wait(hand, 5000);
    for (let i = 0; i < 20; i++) {
      const before = hand.press;
      hand.slide(i % 2 ? 5 : -5, i % 3 ? 3 : -6);
      wait(hand, 400);
      expect(hand.press).toBeLessThan(before + 0.01);
    }
  });
});

describe('what is recorded', () => {
  it('is the last part of a long carry, and starts in the air', () => {
    const hand = centre(wait(grasp(), 1500));
    hand.startLowering();
    wait(hand, 4000);
    hand.startLowering();
    for (let i = 0; i < 30; i++) {
      hand.turn(i % 2 ? 1 : -1);
      wait(hand, 1000);
    }
    const text = hand.letGo()!;
    expect(problemsOf(text)).toEqual([]);
    const first = text.split(';')[0]!.split(',').map(Number);
    expect(first[3]! / 10).toBeGreaterThan(hand.pose.at[2] + 0.5);
    expect(Number(text.split(';').at(-1)!.split(',')[0])).toBeGreaterThan(17_000);
  });

  it('is short for a hand that holds still', () => {
    const hand = centre(wait(grasp(), 1500));
    hand.startLowering();
    wait(hand, 14_000);
    expect(hand.letGo()!.split(';').length).toBeLessThan(400);
  });

  it('is what a hand can do, whatever is done', () => {
    let touched = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const random = dice(seed);
      const others = {
        ...SHELF,
        'brown-large': standing('brown-large', [0, 0]),
        'black-large': standing('black-large', [8, -6], 47),
      };
      const hand = grasp({}, others);
      const solids = Object.entries(others)
        .filter(([id]) => id !== 'brown-small')
        .map(([id, pose]) => solidOf(SHAPES[id]!, pose));
      const wild = (size: number): number => (random() - 0.5) * size;
      const deeds: (() => void)[] = [
        () => hand.slide(wild(400), wild(400)),
        () => hand.slide(wild(20), wild(20)),
        () => hand.turn(wild(700)),
        () => hand.tilt(wild(90), wild(90)),
        () => hand.nextFace(random() < 0.5 ? 1 : -1),
        () => hand.lower(random() * 400),
        () => hand.lower(random() * 5),
        () => hand.raise(random() * 900),
        () => hand.liftTo(wild(30)),
        () => hand.startLowering(),
        () => hand.startRaising(),
        () => hand.stop(),
        () => hand.straighten(),
        () => hand.slide(NaN, Infinity),
        () => hand.lower(-5),
        () => hand.slide(-hand.offset[0], -hand.offset[1]),
      ];
      for (let i = 0; i < 80; i++) {
        deeds[Math.floor(random() * deeds.length)]!();
        const ticks = Math.floor(random() * 12);
        for (let n = 0; n < ticks; n++) hand.tick(random() < 0.02 ? 5000 : 4 + random() * 40);
        const own = solidOf(SMALL, hand.pose);
        const deepest = Math.max(
          ...solids.filter((solid) => climb(own, solid) > -1).map((solid) => overlap(own, solid)),
          -1,
        );
        expect(deepest).toBeLessThan(0.02);
      }
      hand.raise(200);
      wait(hand, 500, 8 + random() * 20);
      hand.slide(-hand.pose.at[0], -hand.pose.at[1]);
      wait(hand, 1500, 8 + random() * 20);
      for (let i = 0; i < 40 && !hand.isTouching; i++) {
        hand.startLowering();
        wait(hand, 500, 8 + random() * 20);
      }
      const text = hand.letGo();
      if (text) {
        touched += 1;
        expect(problemsOf(text)).toEqual([]);
        expect(deepestPress(text, others)).toBeLessThan(8.3);
      }
    }
    expect(touched).toBeGreaterThan(6);
  }, 30_000);
});
