import { afterEach, beforeAll, expect, it } from 'vitest';
import { sayAll, saySentence } from './sentence';
import { words } from './words.svelte';

const NAMES = ['Rūta', 'Aino'];
const card = (type: string) => ({ code: 'five-towers/card', args: { type, value: 7 } });

beforeAll(async () => {
  await words.speak('en');
  await words.learn('five-towers');
  await words.learn('block-out');
  await words.learn('skyscrapers');
});
afterEach(async () => {
  await words.speak('en');
});

it('fills in the name of a seat', () => {
  expect(saySentence({ code: 'block-out/did-pass', args: { seat: 1 } }, NAMES)).toBe(
    'Aino plays Pass.',
  );
});

it('fills in the names of several seats', () => {
  const fell = { code: 'skyscrapers/fell', args: { count: 2, seats: [1, 0] } };
  expect(saySentence(fell, NAMES)).toBe('2 workers fell (Aino and Rūta).');
});

it('names pieces by messages that share the arguments', () => {
  const placed = {
    code: 'block-out/did-place',
    args: { seat: 0, block: 'brown-small', card: 'any' },
  };
  expect(saySentence(placed, NAMES)).toBe('Rūta plays Any block and places the small brown.');
  const moved = { code: 'skyscrapers/did-move', args: { seat: 0, height: 0 } };
  expect(saySentence(moved, NAMES)).toBe('Rūta moves a worker to the ground.');
});

it('says sentences among the arguments first, and lists several', async () => {
  const row = { code: 'five-towers/new-row', args: { cards: [card('sand'), card('tree')] } };
  expect(saySentence(row)).toBe('New row: Sand 7 and Tree 7');
  await words.speak('lt');
  expect(saySentence(row)).toBe('Nauja eilė: Smėlio 7 ir Medžių 7');
});

it('says several one after the other', () => {
  const several = [
    { code: 'skyscrapers/held', args: {} },
    { code: 'skyscrapers/put-next', args: { seat: 0 } },
  ];
  expect(sayAll(several, NAMES)).toBe('It holds. Rūta decides where to put it back.');
  expect(sayAll([], NAMES)).toBe('');
});
