import { describe, expect, test } from 'vitest';
import type { Poses, Vec3 } from '../../../bodies/types';
import { minus, unit } from '../../../bodies/vector';
import { cardPose, feet, workerPose } from '../places';
import { bodyHit, cellHit, isHiddenFrom, isSiteBehind, siteHit, type Seeing } from './picking';

const EYE: Vec3 = [0, -900, 300];
const towards = (point: Vec3) => ({ from: EYE, way: unit(minus(point, EYE)) });

/** A base, a pane before it, a floor on top, a worker behind the pane and one behind the base. */
const poses: Poses = {
  'card-0': cardPose({ at: [0, 0, 1], normal: 'y' }),
  'card-1': cardPose({ at: [0, -2, 3], normal: 'y' }),
  'card-2': cardPose({ at: [0, -1, 2], normal: 'z' }),
  'worker-0': workerPose(feet([0, -2, 2])),
  'worker-5': workerPose(feet([0, 0, 0])),
};
const seeing: Seeing = { poses, isGlazed: (id) => id === 'card-1', isHidden: () => false };

describe('a press', () => {
  test('on a worker behind glass means the worker', () =>
    expect(bodyHit(towards(poses['worker-0']!.at), seeing)).toBe('worker-0'));
  test('on a base means the base, whoever is behind it', () =>
    expect(bodyHit(towards([15, 0, 30]), seeing)).toBe('card-0'));
  test('on nothing means nothing', () => expect(bodyHit(towards([400, 0, 30]), seeing)).toBeNull());
  test('goes through what is cut away', () => {
    const cut = { ...seeing, isHidden: (id: string) => id === 'card-0' };
    expect(bodyHit(towards(poses['worker-5']!.at), cut)).toBe('worker-5');
  });
});

describe('sites', () => {
  const sites = [
    { key: 'near', at: [0, -2, 2], normal: 'y' as const },
    { key: 'lying', at: [0, 0, 3], normal: 'z' as const },
    { key: 'far', at: [0, 4, 2], normal: 'y' as const },
  ];
  test('the one whose middle is pressed', () => {
    expect(siteHit(towards([0, -60, 60]), sites)?.key).toBe('near');
    expect(siteHit(towards([5, 4, 90]), sites)?.key).toBe('lying');
  });
  test('none beside all', () => expect(siteHit(towards([300, 0, 60]), sites)).toBeNull());
});

test('of cells one above the other, the one that is seen', () => {
  const cells = [
    { key: 'low', at: [0, 0, 0] },
    { key: 'high', at: [0, 0, 2] },
  ];
  expect(cellHit(towards(feet([0, 0, 2])), cells)?.key).toBe('high');
  expect(cellHit(towards(feet([0, 0, 0])), cells)?.key).toBe('low');
  expect(cellHit(towards([200, 0, 0]), cells)).toBeNull();
});

describe('behind the building', () => {
  test('a base hides what is behind it', () =>
    expect(isHiddenFrom(EYE, [0, 60, 20], seeing)).toBe(true));
  test('one pane does not, and what touches a point does not', () => {
    expect(isHiddenFrom(EYE, [0, -40, 80], seeing)).toBe(false);
    expect(isHiddenFrom(EYE, [0, -1, 30], seeing)).toBe(false);
  });
  test('a site on the far edge of a floor is behind, one on the near edge is not', () => {
    expect(isSiteBehind(EYE, { at: [0, 0, 2], normal: 'y' }, seeing)).toBe(true);
    expect(
      isSiteBehind(
        EYE,
        { at: [0, -2, 2], normal: 'y' },
        { ...seeing, isHidden: (id) => id === 'card-1' },
      ),
    ).toBe(false);
  });
});
