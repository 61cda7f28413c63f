import { expect, it } from 'vitest';
import { Fingers, type Moved } from './twist';

it('one finger slides', () => {
  const fingers = new Fingers();
  fingers.down(1, [10, 10]);
  expect(fingers.move(1, [13, 6])).toEqual({ kind: 'slide', x: 3, y: -4 });
  expect(fingers.move(2, [13, 6])).toBeNull();
});

it('two that twist only turn, counter-clockwise as one sees it', () => {
  const fingers = new Fingers();
  fingers.down(1, [100, 100]);
  fingers.down(2, [200, 100]);
  const moves: (Moved | null)[] = [];
  for (let angle = 1; angle <= 30; angle++) {
    const [x, y] = [50 * Math.cos((angle * Math.PI) / 180), 50 * Math.sin((angle * Math.PI) / 180)];
    moves.push(fingers.move(1, [150 - x, 100 + y]), fingers.move(2, [150 + x, 100 - y]));
  }
  const known = moves.filter((move) => move !== null);
  expect(new Set(known.map(({ kind }) => kind))).toEqual(new Set(['turn']));
  const turned = known.reduce((sum, move) => sum + (move.kind === 'turn' ? move.degrees : 0), 0);
  expect(turned).toBeGreaterThan(20);
  expect(turned).toBeLessThanOrEqual(30);
});

it('two that go together only tilt', () => {
  const fingers = new Fingers();
  fingers.down(1, [100, 100]);
  fingers.down(2, [200, 100]);
  const moves: (Moved | null)[] = [];
  for (let way = 1; way <= 40; way++)
    moves.push(fingers.move(1, [100, 100 - way]), fingers.move(2, [200, 100 - way]));
  const known = moves.filter((move) => move !== null);
  expect(new Set(known.map(({ kind }) => kind))).toEqual(new Set(['tilt']));
});

it('slides again when one of two is lifted', () => {
  const fingers = new Fingers();
  fingers.down(1, [0, 0]);
  fingers.down(2, [100, 0]);
  fingers.up(2);
  expect(fingers.move(1, [5, 0])?.kind).toBe('slide');
});
