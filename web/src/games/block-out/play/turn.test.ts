import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Trouble } from '../../../net/trouble';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { Desk } from './desk';
import type { CardChoice, TurnChoices } from '../facts';
import { Turn } from './turn.svelte';

const card = (name: string, blocks: string[], more: Partial<CardChoice> = {}): CardChoice => ({
  card: name,
  count: 1,
  is_action: false,
  is_open: blocks.length > 0,
  why: null,
  blocks,
  move: null,
  ...more,
});
const CHOICES: TurnChoices = {
  kind: 'turn',
  is_turn: true,
  is_new_stack: false,
  is_extra: false,
  card: null,
  block: null,
  outlook: null,
  move: null,
  may_say_fallen: false,
  cards: [
    card('any', ['black-small', 'brown-small']),
    card('brown', ['brown-small']),
    card('large', [], { why: { code: 'block-out/all-on-the-stack', args: { card: 'large' } } }),
    card('pass', [], { is_action: true, is_open: true, move: 'pass' }),
  ],
  blocks: [
    { block: 'black-small', level: null, is_open: true, why: null },
    { block: 'brown-small', level: null, is_open: true, why: null },
    {
      block: 'brown-large',
      level: 1,
      is_open: false,
      why: { code: 'block-out/on-the-stack', args: { block: 'brown-large' } },
    },
  ],
};

let asked: string[];
let played: string[];
let desk: Desk;
let turn: Turn;

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
  await learnWords('block-out');
  [asked, played] = [[], []];
  desk = {
    choices: CHOICES,
    isTurn: true,
    isBusy: false,
    ask: (plan: string) => void asked.push(plan),
    play: (move: string) => {
      played.push(move);
      return Promise.resolve();
    },
  } as unknown as Desk;
  turn = new Turn(desk);
});
afterEach(() => void vi.useRealTimers());

test('a card with one block takes it at once', () => {
  turn.pressCard('brown');
  expect([turn.step, turn.block, turn.move]).toEqual([
    'place',
    'brown-small',
    'place brown-small with brown',
  ]);
  expect(asked).toEqual(['place brown-small with brown']);
});

test('with several, the block is chosen next', () => {
  turn.pressCard('any');
  expect([turn.step, turn.open]).toEqual(['block', ['black-small', 'brown-small']]);
  turn.pressBlock('black-small');
  expect(turn.step).toBe('place');
  turn.back();
  expect(turn.step).toBe('block');
  turn.back();
  expect(turn.step).toBe('card');
});

test('what can’t be played says why', () => {
  turn.pressCard('large');
  expect(turn.step).toBe('card');
  expect(turn.why).toContain('on the stack');
  turn.pressCard('any');
  turn.pressBlock('brown-large');
  expect(turn.why).toContain('on the stack');
});

test('an action is confirmed by the button, once it is awake', async () => {
  turn.pressCard('pass');
  expect(turn.step).toBe('action');
  expect(await turn.confirm()).toBe(false);
  vi.advanceTimersByTime(400);
  expect(await turn.confirm()).toBe(true);
  expect(played).toEqual(['pass']);
});

test('how the hand did it goes with the move', async () => {
  turn.pressCard('brown');
  await turn.confirm(`${turn.move} by 0,0,0,900,10000,0,0,0`);
  expect(played).toEqual(['place brown-small with brown by 0,0,0,900,10000,0,0,0']);
});

test('a refusal is told', async () => {
  Object.assign(desk, {
    play: () => Promise.reject(new Trouble({ code: 'physics/too-fast', args: {}, message: '' })),
  });
  turn.pressCard('brown');
  expect(await turn.confirm(`${turn.move} by 0`)).toBe(false);
  expect(turn.why).toBe('No steady hand moves that fast.');
});

test('the extra block needs no card', () => {
  Object.assign(desk, { choices: { ...CHOICES, is_extra: true, cards: [] } });
  expect([turn.step, turn.open]).toEqual(['block', ['black-small', 'brown-small']]);
  turn.pressBlock('brown-small');
  expect(turn.move).toBe('place brown-small');
});
