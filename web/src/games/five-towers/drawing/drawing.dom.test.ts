import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Card from './Card.svelte';
import Defs from './Defs.svelte';
import { rubbleHeap, skylineSize } from './layout';
import Rubble from './Rubble.svelte';
import { labelSpot, storeyShapes } from './shapes';
import Skyline from './Skyline.svelte';
import { cardOf, TYPES, widthOf, type DrawnStorey, type TowerType } from './types';

const VALUES = Array.from({ length: 16 }, (_, value) => value);
const HEIGHTS = [33, 24, 19, 12, 9.2];

describe('cards', () => {
  test('a card name has a type and a value', () => {
    expect(cardOf('candy12')).toEqual({ type: 'candy', value: 12 });
    expect(cardOf('sand0')).toEqual({ type: 'sand', value: 0 });
  });
  test.each(['', 'candy', '12', 'gold3', 'candy-1'])('%j is not a card', (name) => {
    expect(() => cardOf(name)).toThrow('not a card');
  });
});

describe('storeys', () => {
  test('a storey is wider the higher its value, up to the whole plot', () => {
    const widths = VALUES.slice(1).map((value) => widthOf(value, 100));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(15);
    expect(widths.at(-1)).toBe(100);
  });

  test.each(TYPES)('every %s storey has finite lines at every size', (type) => {
    for (const height of HEIGHTS) {
      for (const value of VALUES) {
        for (const below of [null, 0, 3, 8, 15]) {
          const place = { cx: 70, y: 200, plotWidth: height * 3, height, below };
          const shapes = storeyShapes(type, value, place);
          expect(shapes.length).toBeGreaterThan(2);
          for (const { d } of shapes) expect(d).toMatch(/^M[-\d.MLHVQAZahv ]+$/);
          expect(Object.values(labelSpot(type, value, place)).every(Number.isFinite)).toBe(true);
        }
      }
    }
  });

  test('small storeys have fewer lines', () => {
    const lines = (height: number) =>
      storeyShapes('scrap', 13, { cx: 0, y: 0, plotWidth: 116, height }).length;
    expect(lines(33)).toBeGreaterThan(lines(19));
    expect(lines(19)).toBeGreaterThan(lines(12));
  });

  test('the deck of an 8 is as wide as the plot', () => {
    const [deck] = storeyShapes('sand', 8, { cx: 50, y: 30, plotWidth: 100, height: 30 }).slice(-2);
    expect(deck?.d).toMatch(/^M0 .*h100/);
  });
});

function towersOf(sand: DrawnStorey[]): Record<TowerType, DrawnStorey[]> {
  return { candy: [], scary: [], tree: [], scrap: [], sand };
}

describe('layout', () => {
  const spec = { plotWidth: 100, storeyHeight: 30, gap: 14, padX: 20, padTop: 10 };
  test('a skyline has five plots, four gaps and room for its rows', () => {
    const { width, height, ground, x } = skylineSize({ ...spec, towers: towersOf([]), rows: 4 });
    expect([width, height, ground]).toEqual([596, 132, 130]);
    expect([0, 4].map(x)).toEqual([70, 526]);
  });
  test('a taller tower makes more room', () => {
    const towers = towersOf([9, 8, 7, 6, 5].map((value) => ({ value })));
    expect(skylineSize({ ...spec, towers, rows: 4 }).ground).toBe(160);
  });
  test('a roof and a torn storey above the rows are never cut', () => {
    expect(
      skylineSize({ ...spec, towers: towersOf([{ value: 9 }, { value: 0 }]) }).ground,
    ).toBeGreaterThanOrEqual(2.9 * 30);
    const torn = towersOf([{ value: 9 }, { value: 3, state: 'torn' }]);
    expect(skylineSize({ ...spec, towers: torn }).ground).toBeGreaterThanOrEqual(2.3 * 30);
  });
  test.each([0, 1, 4, 5, 12])('%i pieces of rubble fit', (count) => {
    const heap = rubbleHeap(VALUES.slice(0, count), 74, 24, 220);
    expect(heap.spots).toHaveLength(count);
    expect(heap.width).toBeLessThanOrEqual(221);
    for (const { x } of heap.spots)
      expect(x).toSatisfy((at: number) => at >= 30 && at <= heap.width - 30);
  });
});

describe('pictures', () => {
  let drawn: Record<string, unknown>[] = [];
  afterEach(() => {
    for (const picture of drawn) void unmount(picture);
    drawn = [];
    document.body.replaceChildren();
  });
  const towers = towersOf([
    { value: 12 },
    { value: 4, state: 'torn' },
    { value: 9, state: 'planned', order: 1 },
    { value: 7, state: 'wrong' },
  ]);
  const draw = () => {
    const target = document.body;
    drawn = [
      mount(Defs, { target }),
      mount(Skyline, {
        target,
        props: { towers, place: 'towers/1', levels: 3, mainTower: 'sand', mainLabel: 'main, 3' },
      }),
      mount(Card, {
        target,
        props: { card: 'tree8', name: 'Tree', size: 'large', isPicked: true },
      }),
      mount(Rubble, {
        target,
        props: {
          cards: [{ card: 'sand6' }, { card: 'scrap3', state: 'planned' }],
          plotWidth: 74,
          height: 24,
        },
      }),
    ];
    flushSync();
  };

  test('standing storeys have places by level', () => {
    draw();
    const places = [...document.querySelectorAll('[data-place]')].map((each) =>
      each.getAttribute('data-place'),
    );
    expect(places).toEqual(['towers/1/sand/0', 'towers/1/sand/1', 'towers/1/sand/2']);
  });
  test('no picture needs inline styles', () => {
    draw();
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });
  test('every pattern and icon asked for is defined', () => {
    draw();
    const asked = [...document.body.innerHTML.matchAll(/(?:url\(|href=")#([a-z-]+)/g)].map(
      ([, id]) => id,
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((id) => !document.getElementById(id ?? ''))).toEqual([]);
  });
});
