import { expect, it } from 'vitest';
import { Hold } from './hold';

function held(): {
  hand: { isLowering: boolean; startLowering(): void; stop(): void };
  hold: Hold;
  wait: (ms: number) => void;
} {
  let now = 0;
  const hand = {
    isLowering: false,
    startLowering() {
      this.isLowering = true;
    },
    stop() {
      this.isLowering = false;
    },
  };
  return { hand, hold: new Hold(() => now), wait: (ms) => (now += ms) };
}

it('held, it goes down as long', () => {
  const { hand, hold, wait } = held();
  hold.down(hand);
  wait(900);
  expect(hand.isLowering).toBe(true);
  hold.up(hand);
  expect(hand.isLowering).toBe(false);
});

it('tapped, it goes on, and the next tap stops it', () => {
  const { hand, hold, wait } = held();
  hold.down(hand);
  wait(80);
  hold.up(hand);
  expect(hand.isLowering).toBe(true);
  wait(500);
  hold.down(hand);
  wait(80);
  hold.up(hand);
  expect(hand.isLowering).toBe(false);
});
