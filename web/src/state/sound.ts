// Paper, wood and brass, made on the spot: each sound is a few notes or a breath of noise.
// Nothing sounds before the first press; browsers insist on that too.

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'storey' | 'roof' | 'tear' | 'press' | 'over' | 'refused';

/** A struck note: pitch in hertz, when, how long, how loud. */
type Note = readonly [pitch: number, at: number, length: number, loudness: number];
interface Score {
  wave?: OscillatorType;
  notes?: readonly Note[];
  /** Noise through a band: centre in hertz, length, loudness. */
  rustle?: readonly [centre: number, length: number, loudness: number];
}

const SCORES: Record<Sound, Score> = {
  turn: {
    wave: 'sine',
    notes: [
      [784, 0, 0.3, 0.16],
      [1175, 0.13, 0.26, 0.14],
    ],
  },
  card: { rustle: [3200, 0.09, 0.12] },
  storey: { wave: 'triangle', notes: [[196, 0, 0.12, 0.22]], rustle: [900, 0.05, 0.14] },
  roof: {
    wave: 'sine',
    notes: [
      [523, 0, 0.2, 0.12],
      [659, 0.07, 0.2, 0.12],
      [988, 0.14, 0.24, 0.12],
    ],
  },
  tear: { wave: 'triangle', notes: [[110, 0, 0.18, 0.2]], rustle: [500, 0.26, 0.2] },
  press: { wave: 'triangle', notes: [[330, 0, 0.05, 0.08]] },
  over: {
    wave: 'sine',
    notes: [
      [523, 0, 0.22, 0.13],
      [659, 0.1, 0.22, 0.13],
      [784, 0.18, 0.2, 0.13],
    ],
  },
  refused: { wave: 'triangle', notes: [[165, 0, 0.12, 0.14]] },
};

let context: AudioContext | null = null;

function wake(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
}
for (const press of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(press, wake, { once: true });

export function ring(sound: Sound): void {
  if (!settings.hasSound || !context || context.state !== 'running') return;
  const { wave = 'sine', notes = [], rustle } = SCORES[sound];
  for (const note of notes) strike(context, wave, note);
  if (rustle) breathe(context, rustle);
}

function strike(
  audio: AudioContext,
  wave: OscillatorType,
  [pitch, at, length, loudness]: Note,
): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.value = pitch;
  voice.connect(fading(audio, start, length, loudness));
  voice.start(start);
  voice.stop(start + length);
}

function breathe(
  audio: AudioContext,
  [centre, length, loudness]: readonly [number, number, number],
): void {
  const noise = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = centre;
  noise.connect(band).connect(fading(audio, audio.currentTime, length, loudness));
  noise.start();
}

function fading(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}
