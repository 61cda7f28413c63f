import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../../../words/words.svelte';
import type { Desk } from './desk';
import type { BuildChoices, CardChoice, FiveChoices } from '../facts';
import { Turn } from './turn.svelte';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('five-towers');
});

const WHY = { code: 'five-towers/does-not-fit', args: { type: 'sand', value: 7, below: 3 } };

const NO_PLAN = { tear_down: null, cards: [], wrong: null, why: null };

function card(name: string, more: Partial<CardChoice>): CardChoice {
  return {
    card: name,
    type: 'sand',
    value: 7,
    order: null,
    is_open: true,
    why: null,
    fit: 'on',
    below: 9,
    ...more,
  };
}

function desk(choices: Partial<BuildChoices> | FiveChoices): Desk {
  return {
    choices: {
      kind: 'build',
      number: 2,
      tears: [],
      cards: [],
      plan: NO_PLAN,
      ...choices,
    } as FiveChoices,
    isTurn: true,
    isBusy: false,
    ask: vi.fn(),
    play: vi.fn(() => Promise.resolve()),
  } as unknown as Desk;
}

describe('a turn to build', () => {
  it('plans a card that is pressed, and asks what comes of it', () => {
    const at = desk({ cards: [card('sand7', {})] });
    const turn = new Turn(at);
    turn.press(0, ['sand7']);
    expect(turn.plan.cards).toEqual(['sand7']);
    expect(at.ask).toHaveBeenCalledWith('build sand7');
    turn.press(0, ['sand7']);
    expect(turn.plan.cards).toEqual([]);
  });

  it('takes a closed card for a question', () => {
    const turn = new Turn(
      desk({ cards: [card('sand7', { is_open: false, why: WHY, fit: 'none' })] }),
    );
    turn.press(0, ['sand7']);
    expect(turn.plan.cards).toEqual([]);
    expect(turn.why).toContain('7 does not go on 3');
  });

  it('tears down what is in the way, if it can be', () => {
    const cards = [card('sand7', { is_open: false, why: WHY, fit: 'after-tearing' })];
    const tears = [{ type: 'sand' as const, value: 3, is_chosen: false, why: null }];
    const turn = new Turn(desk({ cards, tears }));
    turn.press(0, ['sand7']);
    expect(turn.plan).toEqual({ tearDown: 'sand', cards: ['sand7'] });
    turn.undo();
    expect(turn.plan).toEqual({ tearDown: null, cards: [] });
  });
});

describe('presses that are faster than the server', () => {
  const row = ['sand9', 'sand7'];
  const cards = [
    card('sand9', {}),
    card('sand7', { is_open: false, why: WHY, fit: 'after-others' }),
  ];

  it('are planned, and the server judges them', () => {
    const at = desk({ cards });
    const turn = new Turn(at);
    turn.press(0, row);
    turn.press(1, row);
    expect(turn.plan.cards).toEqual(['sand9', 'sand7']);
    expect(at.ask).toHaveBeenLastCalledWith('build sand9 sand7');
  });

  it('go back if they do not go, and say why', () => {
    const at = desk({ cards }) as { choices: FiveChoices } & Desk;
    const turn = new Turn(at);
    turn.press(0, row);
    turn.press(1, row);
    at.choices = {
      ...at.choices,
      plan: { tear_down: null, cards: ['sand9', 'sand7'], wrong: 1, why: WHY },
    } as FiveChoices;
    turn.judge();
    expect(turn.plan.cards).toEqual(['sand9']);
    expect(turn.why).not.toBe('');
  });
});

describe('a turn to bid', () => {
  const BUILD = { move: 'build -sand sand7', tear_down: 'sand', cards: ['sand7'] };
  const numbers = [
    { number: 0, move: 'bid 0', why: WHY, points: null, build: null, after: null },
    { number: 1, move: 'bid 1', why: null, points: 3, build: BUILD, after: null },
  ];
  const bid = { kind: 'bid', is_turn: true, numbers } as unknown as FiveChoices;

  it('shows the best build of the chosen number', () => {
    const turn = new Turn(desk(bid));
    turn.choose(1);
    expect(turn.drawn).toEqual({ tearDown: 'sand', cards: ['sand7'] });
  });

  it('says why a number can’t be chosen', () => {
    const turn = new Turn(desk(bid));
    turn.choose(0);
    expect(turn.chosen).toBeNull();
    expect(turn.why).not.toBe('');
  });

  it('loses a press that was meant for another button', async () => {
    vi.useFakeTimers();
    const at = desk(bid);
    const turn = new Turn(at);
    turn.rest();
    await turn.confirm('bid 1');
    expect(at.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(301);
    await turn.confirm('bid 1');
    expect(at.play).toHaveBeenCalledWith('bid 1');
    vi.useRealTimers();
  });
});
