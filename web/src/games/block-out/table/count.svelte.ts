// One, two, three: how far the count has come since the hand let go. It is seen, and said aloud.

import { settings } from '../../../state/settings.svelte';
import { ring } from '../../../state/sound';
import { t, words } from '../../../words/words.svelte';
import { animate } from '../../../bodies/animate';

export const NUMBERS = [1, 2, 3] as const;
const SECOND_MS = 1000;

export class Count {
  /** How many have been said; `null` while nothing is counted. */
  said = $state<0 | 1 | 2 | 3 | null>(null);
  /** From 0 to 1 of the three seconds. */
  part = $state(0);
  /** The stack fell before it was over. */
  hasFallen = $state(false);
  #isStopped = true;

  get isOn(): boolean {
    return this.said !== null;
  }

  /** So long after letting go; before it, nothing is counted. */
  follow(ms: number, fellAtMs: number | null): void {
    if (ms < 0) return;
    const counted = Math.min(ms, fellAtMs ?? Infinity);
    this.hasFallen = fellAtMs !== null && fellAtMs < NUMBERS.length * SECOND_MS && ms >= fellAtMs;
    this.part = Math.min(1, counted / (NUMBERS.length * SECOND_MS));
    const said = Math.min(NUMBERS.length, Math.floor(counted / SECOND_MS)) as 0 | 1 | 2 | 3;
    if (said === this.said) return;
    this.said = said;
    if (said > 0) say(said);
  }

  /** Count without a film. */
  async alone(rate: number, fellAtMs: number | null = null): Promise<void> {
    this.#isStopped = false;
    const end = Math.min(NUMBERS.length * SECOND_MS, fellAtMs ?? Infinity);
    await animate((elapsed) => {
      if (this.#isStopped) return false;
      this.follow(Math.min(end, elapsed * rate), fellAtMs);
      return elapsed * rate < end;
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.said = null;
    this.part = 0;
    this.hasFallen = false;
  }
}

/** Aloud, if the person wants sounds and has pressed something; the words are on the screen anyway. */
function say(number: number): void {
  ring('press');
  if (!settings.hasSound || !navigator.userActivation?.hasBeenActive || !globalThis.speechSynthesis)
    return;
  const speech = new SpeechSynthesisUtterance(t('block-count', { number }));
  speech.lang = words.language;
  speechSynthesis.speak(speech);
}
