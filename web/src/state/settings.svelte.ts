// What a person chose for this browser: look, sound, speed. Kept in the browser only.

export type Theme = 'system' | 'dusk' | 'day';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
  theme: Theme;
  speed: Speed;
  hasSound: boolean;
  hasVibration: boolean;
  hasNotices: boolean;
  /** What is held elsewhere is pressed once to start, and once to end. */
  pressesInstead: boolean;
  /** Instruments for the hand: spirit level, pressure, millimetres. */
  hasFineControl: boolean;
}

const KEY = 'steeple-settings';
const USUAL: Settings = {
  theme: 'system',
  speed: 'normal',
  hasSound: true,
  hasVibration: true,
  hasNotices: false,
  pressesInstead: false,
  hasFineControl: false,
};

function load(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(load());

export function change(chosen: Partial<Settings>): void {
  Object.assign(settings, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private browsing may refuse; the choice then lasts until the page is left.
  }
}

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
let systemIsDark = $state(prefersDark?.matches ?? true);
prefersDark?.addEventListener('change', (event) => (systemIsDark = event.matches));

/** The theme that is drawn now. */
export function shownTheme(): 'dusk' | 'day' {
  if (settings.theme !== 'system') return settings.theme;
  return systemIsDark ? 'dusk' : 'day';
}

export function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
