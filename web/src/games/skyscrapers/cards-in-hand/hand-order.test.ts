import { expect, test } from 'vitest';
import type { CardChoice } from '../facts';
import { cardsInOrder, orderHand, reasonsOf } from './hand-order';

const choice = (card: string, best: number, sites = 2, code = 'skyscrapers/none'): CardChoice => ({
  card,
  kind: card.split('-')[0] as CardChoice['kind'],
  girders: 'lr',
  has_worker: false,
  count: 1,
  is_open: sites > 0,
  why: sites > 0 ? null : { code, args: {} },
  uses: [{ use: 'upright', sites, best }],
});
const HAND = ['floor-1', 'upright-1', 'upright-2', 'universal-1', 'base', 'base'];

test('cards lie by kind, the best first, and what has no site waits', () => {
  const choices = [
    choice('floor-1', 0, 0),
    choice('upright-1', 2),
    choice('upright-2', 6),
    choice('universal-1', 4),
    choice('base', 1),
  ];
  const { kinds, waiting } = orderHand(HAND, choices);
  expect(kinds.map(({ kind, cards }) => [kind, cards.map(({ card }) => card)])).toEqual([
    ['upright', ['upright-2', 'upright-1']],
    ['base', ['base']],
    ['universal', ['universal-1']],
  ]);
  expect(kinds[1]!.cards[0]).toMatchObject({ count: 2, best: 1, sites: 2 });
  expect(waiting.map(({ card }) => card)).toEqual(['floor-1']);
  expect(cardsInOrder(choices)).toEqual(['upright-2', 'upright-1', 'base', 'universal-1']);
});

test('a card has the sites of all its uses and the points of the best', () => {
  const uses = [
    { use: 'flat' as const, sites: 1, best: 3 },
    { use: 'upright' as const, sites: 4, best: 2 },
  ];
  const { kinds } = orderHand(['universal-1'], [{ ...choice('universal-1', 0), uses }]);
  expect(kinds[0]!.cards[0]).toMatchObject({ best: 3, sites: 5 });
});

test('nothing waits while nothing is known', () => {
  const { kinds, waiting } = orderHand(HAND, []);
  expect(kinds.map(({ kind }) => kind)).toEqual(['upright', 'floor', 'base', 'universal']);
  expect(waiting).toEqual([]);
});

test('a reason that all share is told once, others by kind', () => {
  const waits = (...choices: CardChoice[]): ReturnType<typeof reasonsOf> =>
    reasonsOf(
      orderHand(
        choices.map(({ card }) => card),
        choices,
      ).waiting,
    );
  const [floor, upright] = [choice('floor-1', 0, 0), choice('upright-1', 0, 0)];
  expect(waits(floor, upright)).toEqual([{ kind: null, why: floor.why }]);
  const other = choice('upright-1', 0, 0, 'skyscrapers/other');
  expect(waits(floor, other, choice('floor-2', 0, 0))).toEqual([
    { kind: 'upright', why: other.why },
    { kind: 'floor', why: floor.why },
  ]);
  expect(waits(choice('upright-1', 2))).toEqual([]);
});
