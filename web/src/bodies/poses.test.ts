import { describe, expect, it } from 'vitest';
import { between, isBodyName, poseFrom } from './poses';

describe('names of bodies from the wire', () => {
  it('are never those that every object knows', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(isBodyName(name)).toBe(false);
    for (const name of ['brown-small', 'card-3', 'worker-0']) expect(isBodyName(name)).toBe(true);
  });

  it('do no harm on the way from one pose to another', () => {
    const there = poseFrom([1, 2, 3]);
    const to = Object.fromEntries([
      ['__proto__', there],
      ['constructor', there],
    ]);
    const poses = between({}, to, 0.5);
    expect(Object.keys(poses)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(poses)).toBe(Object.prototype);
  });
});
