import { describe, expect, test } from 'vitest';
import { poseAt, posesAt, readFilm } from './film';
import type { Poses } from './types';

const BODIES = ['black-small', 'black-medium', 'brown-small'];

type Row = readonly [ms: number, place: readonly number[], turn: readonly number[]];

/** A film as the server writes it. */
function written(
  tracks: readonly (readonly [body: number, keys: readonly Row[]])[],
  release = 900,
  length = 4000,
): string {
  const bytes = new DataView(
    new ArrayBuffer(8 + tracks.reduce((sum, [, keys]) => sum + 3 + 16 * keys.length, 0)),
  );
  bytes.setUint8(0, 1);
  bytes.setUint8(1, tracks.length);
  bytes.setUint16(2, release, true);
  bytes.setUint32(4, length, true);
  let at = 8;
  for (const [body, keys] of tracks) {
    bytes.setUint8(at, body);
    bytes.setUint16(at + 1, keys.length, true);
    at += 3;
    for (const [ms, place, turn] of keys) {
      bytes.setUint16(at, ms, true);
      place.forEach((mm, i) => bytes.setInt16(at + 2 + 2 * i, Math.round(mm * 32), true));
      turn.forEach((part, i) => bytes.setInt16(at + 8 + 2 * i, Math.round(part * 32767), true));
      at += 16;
    }
  }
  return inBase64(new Uint8Array(bytes.buffer));
}

function inBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

const FALL: readonly Row[] = [
  [0, [0, 0, 100], [1, 0, 0, 0]],
  [1000, [0, 0, 60], [1, 0, 0, 0]],
  [1400, [40, -20, 15], [0, 1, 0, 0]],
];

describe('a film', () => {
  test('says when the hand let go, how long it is, and who moved', () => {
    const film = readFilm(written([[2, FALL]]), BODIES);
    expect([film.releaseMs, film.lengthMs]).toEqual([900, 4000]);
    expect(film.tracks.map(({ body, keys }) => [body, keys.length])).toEqual([['brown-small', 3]]);
  });

  test('between keys, places go straight and turns the short way', () => {
    const film = readFilm(written([[2, FALL]]), BODIES);
    expect(poseAt(film, 0, 500).at).toEqual([0, 0, 80]);
    const half = poseAt(film, 0, 1200);
    expect(half.at).toEqual([20, -10, 37.5]);
    expect(half.turn[0]).toBeCloseTo(Math.SQRT1_2, 3);
    expect(half.turn[1]).toBeCloseTo(Math.SQRT1_2, 3);
  });

  test('a turn and its negative are the same turn', () => {
    const film = readFilm(
      written([
        [
          0,
          [
            [0, [0, 0, 0], [1, 0, 0, 0]],
            [100, [0, 0, 0], [-1, 0, 0, 0]],
          ],
        ],
      ]),
      BODIES,
    );
    expect(Math.abs(poseAt(film, 0, 50).turn[0])).toBeCloseTo(1, 6);
  });

  test('before the first key and after the last the body rests', () => {
    const film = readFilm(written([[2, FALL]]), BODIES);
    expect(poseAt(film, 0, -5).at).toEqual([0, 0, 100]);
    expect(poseAt(film, 0, 9999).at).toEqual([40, -20, 15]);
  });

  test('bodies without a track stay where they were', () => {
    const before: Poses = {
      'black-small': { at: [-130, -35, 14], turn: [1, 0, 0, 0] },
      'brown-small': { at: [9, 9, 9], turn: [1, 0, 0, 0] },
    };
    const now = posesAt(readFilm(written([[2, FALL]]), BODIES), 9999, before);
    expect(now['black-small']).toBe(before['black-small']);
    expect(now['brown-small']?.at).toEqual([40, -20, 15]);
    expect(before['brown-small']?.at).toEqual([9, 9, 9]);
  });

  test('nothing moved: a film without tracks', () => {
    expect(readFilm(written([]), BODIES).tracks).toEqual([]);
  });

  test.each([
    ['too short', 'AQA'],
    ['of another version', inBase64(new Uint8Array([2, 0, 0, 0, 0, 0, 0, 0]))],
    ['cut off', written([[2, FALL]]).slice(0, -8)],
    ['with more than it says', inBase64(new Uint8Array([1, 0, 0, 0, 0, 0, 0, 0, 7]))],
    ['about a body that is not there', written([[9, FALL]])],
  ])('a film %s is refused', (_, text) => {
    expect(() => readFilm(text, BODIES)).toThrow(/film/);
  });
});
