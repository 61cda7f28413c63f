import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { SHAPES } from '../shapes';
import BlockIcon from './BlockIcon.svelte';
import CardArt from './CardArt.svelte';
import { LOOKS } from './looks';
import { blocksOn, paperBlock, pictureOf } from './paper';

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

test('every block of the table has a look, and every look a block', () => {
  expect(Object.keys(LOOKS).sort()).toEqual(Object.keys(SHAPES).sort());
});

describe('the paper', () => {
  test('a larger block is larger', () => {
    const widths = (['small', 'medium', 'large'] as const).map(
      (size) => pictureOf([['brown', size]]).width,
    );
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('a block has a dot for each size, and no two are cut alike', () => {
    expect(
      (['small', 'medium', 'large'] as const).map((size) => paperBlock('black', size).dots.length),
    ).toEqual([1, 2, 3]);
    expect(paperBlock('black', 'small').front).not.toBe(paperBlock('brown', 'small').front);
  });

  test.each([
    ['black-small', 1],
    ['yellow', 3],
    ['large', 3],
    ['any', 3],
    ['pass', 0],
    ['reverse', 0],
    ['gold', 0],
  ])('the card %s shows %i blocks', (card, count) => expect(blocksOn(card)).toHaveLength(count));
});

describe('pictures', () => {
  test('an icon is one block with its mark and dots', () => {
    shown = mount(BlockIcon, { target: document.body, props: { block: 'yellow-medium' } });
    flushSync();
    expect(document.querySelectorAll('g')).toHaveLength(1);
    expect(document.querySelectorAll('circle')).toHaveLength(2);
  });

  test.each(['black-large', 'brown', 'small', 'any', 'pass', 'reverse'])(
    'the card %s has a picture',
    (card) => {
      shown = mount(CardArt, { target: document.body, props: { card } });
      flushSync();
      expect(document.querySelectorAll('svg path').length).toBeGreaterThan(1);
    },
  );
});
