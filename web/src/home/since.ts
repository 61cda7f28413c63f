const MINUTE_MS = 60_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE_MS],
  ['month', 30 * 24 * 60 * MINUTE_MS],
  ['week', 7 * 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** How long ago something was, as the language says it: “2 hours ago”, “yesterday”, “now”. */
export function since(thenMs: number, nowMs: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passedMs = Math.max(0, nowMs - thenMs);
  for (const [unit, lengthMs] of UNITS) {
    if (passedMs >= lengthMs) return words.format(-Math.floor(passedMs / lengthMs), unit);
  }
  return words.format(0, 'second');
}
