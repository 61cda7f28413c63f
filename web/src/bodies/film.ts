// What the server recorded of a placement: every viewer is shown the same.
//
// Bytes, little endian: version, number of tracks, when the hand let go, how long it is; then per
// track the body's index and its keys: time, place in 1/32 mm, turn as a quaternion in 1/32767.

import { partWay, wellTurned } from './turn';
import type { Pose, Poses } from './types';

export interface Key {
  ms: number;
  pose: Pose;
}

/** How one body moved. Bodies without a track stayed where they were. */
export interface Track {
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

const VERSION = 1;
const HEAD = 8;
const TRACK_HEAD = 3;
const KEY = 16;
const STEP = 32;
const ONE = 32767;

/** The film from url-safe base64. `bodies` are the bodies' names in the order of their indices. */
export function readFilm(text: string, bodies: readonly string[]): Film {
  const bytes = new DataView(bytesOf(text).buffer);
  if (bytes.byteLength < HEAD) throw new Error('the film is cut off');
  if (bytes.getUint8(0) !== VERSION) throw new Error(`film of version ${bytes.getUint8(0)}, not ${VERSION}`);
  const tracks: Track[] = [];
  let at = HEAD;
  for (let left = bytes.getUint8(1); left > 0; left--) {
    if (at + TRACK_HEAD > bytes.byteLength) throw new Error('the film is cut off');
    const body = bodies[bytes.getUint8(at)];
    if (body === undefined) throw new Error(`the film has a body ${bytes.getUint8(at)}`);
    const count = bytes.getUint16(at + 1, true);
    at += TRACK_HEAD;
    if (count === 0 || at + count * KEY > bytes.byteLength) throw new Error('the film is cut off');
    tracks.push({ body, keys: Array.from({ length: count }, (_, i) => keyAt(bytes, at + i * KEY)) });
    at += count * KEY;
  }
  if (at !== bytes.byteLength) throw new Error('the film has more than it says');
  return { releaseMs: bytes.getUint16(2, true), lengthMs: bytes.getUint32(4, true), tracks };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function keyAt(bytes: DataView, at: number): Key {
  const word = (i: number): number => bytes.getInt16(at + 2 + 2 * i, true);
  return {
    ms: bytes.getUint16(at, true),
    pose: {
      at: [word(0) / STEP, word(1) / STEP, word(2) / STEP],
      turn: wellTurned([word(3) / ONE, word(4) / ONE, word(5) / ONE, word(6) / ONE]),
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
