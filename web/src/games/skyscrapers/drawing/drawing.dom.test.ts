import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StandingWorker } from '../facts';
import CardFace from './CardFace.svelte';
import Elevation from './Elevation.svelte';
import { elevationOf } from './elevation';
import { linesOf } from './girders';
import { HATS } from './hats';
import Plan from './Plan.svelte';
import { planOf, type PlanCard } from './plan';
import { isGlazed, printOf, sheetOf, type Face, type Kind } from './print';

const FACE: Face = {
  kind: 'upright',
  use: null,
  girders: 'lrtb',
  turn: 0,
  hasWorker: false,
  seat: null,
};
const card = (
  at: number[],
  normal: 'x' | 'y' | 'z',
  use: PlanCard['use'],
  by: number | null = null,
): PlanCard => ({ kind: use, use, at, normal, turn: 0, girders: 'lrtb', has_worker: false, by });
/** The start, a floor on it, and an upright on the floor's near edge. */
const CARDS = [
  card([0, 0, 1], 'y', 'base'),
  card([-1, 0, 1], 'x', 'base'),
  card([1, 0, 1], 'x', 'base'),
  card([0, 0, 2], 'z', 'floor', 0),
  card([0, -1, 2], 'y', 'upright', 1),
];
const worker = (number: number, cell: number[]): StandingWorker => ({
  worker: number,
  seat: Math.floor(number / 5),
  cell,
  level: cell[2] ?? 0,
  on: null,
  is_enclosed: false,
  is_lying: false,
});
const WORKERS = [worker(0, [0, 0, 2]), worker(5, [0, 0, 2]), worker(10, [-2, 0, 0])];

describe('a print', () => {
  test('every kind has a sheet of its own', () => {
    const kinds: Kind[] = ['flat', 'upright', 'floor', 'universal', 'base'];
    const sheets = kinds.map((kind) =>
      JSON.stringify(printOf({ ...FACE, kind }).filter(({ on }) => on === 'sheet')),
    );
    expect(new Set(sheets).size).toBe(5);
  });
  test('a universal card that is built in looks like what it is used as', () => {
    expect(sheetOf({ kind: 'universal', use: null })).toBe('all');
    expect(sheetOf({ kind: 'universal', use: 'floor' })).toBe('planks');
    expect(isGlazed({ kind: 'universal', use: 'floor' })).toBe(false);
    expect(isGlazed({ kind: 'universal', use: 'upright' })).toBe(true);
  });
  test('shows each girder once, and nothing for letters that are none', () => {
    expect(linesOf('lrtbhvde')).toHaveLength(8);
    expect(linesOf('q')).toEqual([]);
  });
  test('turns the drawn worker with the card', () => {
    const figures = [0, 1, 2, 3, 4].map(
      (turn) => printOf({ ...FACE, hasWorker: true, turn }).at(-1)?.d,
    );
    expect(new Set(figures).size).toBe(4);
    expect(figures[4]).toBe(figures[0]);
  });
  test('all hats differ', () => expect(new Set(HATS).size).toBe(4));
});

describe('a plan', () => {
  test('has the floor, the walls above and below, and who stands there', () => {
    const { floors, walls, workers } = planOf(CARDS, WORKERS, 2);
    expect(floors.map(({ number }) => number)).toEqual([3]);
    expect(walls.filter(({ isAbove }) => isAbove).map(({ number }) => number)).toEqual([4]);
    expect(walls.filter(({ isAbove }) => !isAbove)).toHaveLength(3);
    expect(workers.map(({ worker: number }) => number)).toEqual([0, 5]);
    expect(workers[0]!.x).not.toBe(workers[1]!.x);
  });
  test('of the ground has the bases as walls', () => {
    const { floors, walls, workers } = planOf(CARDS, WORKERS, 0);
    expect(floors).toEqual([]);
    expect(walls.map(({ isBase, isAbove }) => isBase && isAbove)).toEqual([true, true, true]);
    expect(workers).toHaveLength(1);
  });
  test('has the same frame on every level', () =>
    expect(planOf(CARDS, WORKERS, 2).bounds).toEqual(planOf(CARDS, WORKERS, 0).bounds));
});

describe('an elevation', () => {
  test('paints from far to near', () => {
    const depths = elevationOf(CARDS, WORKERS, 'front').parts.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  });
  test('shows faces from the front that are edges from the right', () => {
    const as = (side: 'front' | 'right') =>
      elevationOf(CARDS, [], side).parts.flatMap((part) =>
        part.kind === 'card' && part.number === 4 ? [part.as] : [],
      );
    expect(as('front')).toEqual(['face']);
    expect(as('right')).toEqual(['wall']);
  });
  test('has a line for each level', () =>
    expect(elevationOf(CARDS, [], 'front').levels).toEqual([0, 2]));
});

describe('drawings on the page', () => {
  let drawn: Record<string, unknown> | null = null;
  afterEach(() => {
    if (drawn) void unmount(drawn);
    drawn = null;
    document.body.innerHTML = '';
  });

  test('cells, sites and workers of the level are buttons with names', () => {
    const [oncell, onsite, onworker] = [vi.fn(), vi.fn(), vi.fn()];
    drawn = mount(Plan, {
      target: document.body,
      props: {
        cards: CARDS,
        workers: WORKERS,
        height: 2,
        label: 'Level 2',
        oncell,
        onsite,
        onworker,
        cells: [
          { key: 'a', at: [0, -1, 2], isChosen: true, label: 'cell a' },
          { key: 'b', at: [0, 0, 4], isChosen: false, label: 'cell b' },
        ],
        sites: [
          {
            key: 's',
            at: [1, 0, 2],
            normal: 'x' as const,
            isChosen: false,
            label: 'site s',
            text: '+5',
          },
        ],
        pressable: [
          { worker: 5, label: 'worker 5', isChosen: false },
          { worker: 10, label: 'worker 10', isChosen: false },
        ],
      },
    });
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((button) => button.ariaLabel ?? button.getAttribute('aria-label'))).toEqual([
      'cell a',
      'site s',
      'worker 5',
    ]);
    for (const button of buttons) button.click();
    expect(oncell).toHaveBeenCalledWith('a');
    expect(onsite).toHaveBeenCalledWith('s');
    expect(onworker).toHaveBeenCalledWith(5);
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Level 2');
  });

  test('a planned card is drawn once, as a ghost', () => {
    drawn = mount(Elevation, {
      target: document.body,
      props: {
        cards: CARDS,
        workers: WORKERS,
        label: 'Front',
        planned: card([1, 0, 3], 'x', 'upright', 0),
      },
    });
    expect(document.querySelectorAll('.ghost')).toHaveLength(1);
  });

  test('a card face lights the girders that meet', () => {
    drawn = mount(CardFace, {
      target: document.body,
      props: { kind: 'floor' as const, girders: 'lrhv', meets: 'lr' },
    });
    expect(document.querySelectorAll('.lit')).toHaveLength(1);
  });
});
