import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte';
import { Turn, type TurnDesk } from './turn.svelte';

const MOVES = [
  { move: 'build', says: { code: 'kernel/ask-what', args: {} }, why: null },
  {
    move: 'rest',
    says: { code: 'kernel/ask-what', args: {} },
    why: { code: 'kernel/it-is-legal', args: {} },
  },
];
const DEAD_MS = 300;

function desk(): TurnDesk & { play: ReturnType<typeof vi.fn> } {
  return {
    choices: { kind: 'moves', moves: MOVES },
    isTurn: true,
    isBusy: false,
    play: vi.fn().mockResolvedValue(undefined),
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak('en');
});

test('choosing commits nothing; the button does, once it is awake', async () => {
  const at = desk();
  const turn = new Turn(at);
  turn.choose('build');
  await turn.confirm();
  expect(at.play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(DEAD_MS);
  await turn.confirm();
  expect(at.play).toHaveBeenCalledExactlyOnceWith('build');
});

test('what is closed says why, and is not chosen', () => {
  const turn = new Turn(desk());
  turn.choose('rest');
  expect([turn.chosen, turn.why]).toEqual([null, 'You may.']);
});

test('what the server refuses is said', async () => {
  const at = desk();
  at.play.mockRejectedValue(new Error('no'));
  const turn = new Turn(at);
  turn.choose('build');
  vi.advanceTimersByTime(DEAD_MS);
  await turn.confirm();
  expect(turn.why).not.toBe('');
});

test('without a turn there is nothing to choose', () => {
  expect(new Turn({ ...desk(), isTurn: false }).moves).toBeNull();
});
