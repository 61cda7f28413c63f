// What the server recorded of a placement: every viewer is shown the same.
//
// Bytes, little endian: version, number of tracks, when the hand let go, how long it is; then per
// track the body's index and its keys: time, place in 1/32 mm, turn as a quaternion in 1/32767.

import { FILM } from './physics';
import { partWay, wellTurned } from './turn';
import type { Pose, Poses } from './types';

interface Key {
  ms: number;
  pose: Pose;
}

/** How one body moved. Bodies without a track stayed where they were. */
interface Track {
  body: string;
  /** From where it was at 0 ms to where it came to rest. */
  keys: readonly Key[];
}

export interface Film {
  /** When the hand let go. The count of three seconds starts there. */
  releaseMs: number;
  lengthMs: number;
  tracks: readonly Track[];
}

const HEAD = 8;
const TRACK_HEAD = 3;
const KEY = 16;

/** The film from base64. `bodies` are the bodies' names in the order of their indices. */
export function readFilm(text: string, bodies: readonly string[]): Film {
  const bytes = new DataView(bytesOf(text).buffer);
  if (bytes.byteLength < HEAD) throw new Error('the film is cut off');
  if (bytes.getUint8(0) !== FILM.version)
    throw new Error(`film of version ${bytes.getUint8(0)}, not ${FILM.version}`);
  const tracks: Track[] = [];
  let at = HEAD;
  for (let left = bytes.getUint8(1); left > 0; left--) {
    if (at + TRACK_HEAD > bytes.byteLength) throw new Error('the film is cut off');
    const body = bodies[bytes.getUint8(at)];
    if (body === undefined) throw new Error(`the film has a body ${bytes.getUint8(at)}`);
    const count = bytes.getUint16(at + 1, true);
    at += TRACK_HEAD;
    if (count === 0 || at + count * KEY > bytes.byteLength) throw new Error('the film is cut off');
    tracks.push({
      body,
      keys: Array.from({ length: count }, (_, i) => keyAt(bytes, at + i * KEY)),
    });
    at += count * KEY;
  }
  if (at !== bytes.byteLength) throw new Error('the film has more than it says');
  return { releaseMs: bytes.getUint16(2, true), lengthMs: bytes.getUint32(4, true), tracks };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function keyAt(bytes: DataView, at: number): Key {
  const word = (i: number): number => bytes.getInt16(at + 2 + 2 * i, true);
  return {
    ms: bytes.getUint16(at, true),
    pose: {
      at: [word(0) / FILM.perMm, word(1) / FILM.perMm, word(2) / FILM.perMm],
      turn: wellTurned([
        word(3) / FILM.one,
        word(4) / FILM.one,
        word(5) / FILM.one,
        word(6) / FILM.one,
      ]),
    },
  };
}

/** Where the body of a track is at a moment; before the first key and after the last it rests. */
export function poseAt(film: Film, track: number, ms: number): Pose {
  const keys = film.tracks[track]?.keys ?? [];
  let [low, high] = [0, keys.length - 1];
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((keys[mid]?.ms ?? 0) <= ms) low = mid;
    else high = mid - 1;
  }
  const [before, after] = [keys[low], keys[low + 1]];
  if (!before) throw new Error(`the film has no track ${track}`);
  if (!after || ms <= before.ms) return before.pose;
  return partWay(before.pose, after.pose, (ms - before.ms) / (after.ms - before.ms));
}

/** Where everything is at a moment: `before`, and what the film moved. */
export function posesAt(film: Film, ms: number, before: Poses): Poses {
  const poses: Record<string, Pose> = { ...before };
  film.tracks.forEach(({ body }, i) => (poses[body] = poseAt(film, i, ms)));
  return poses;
}
