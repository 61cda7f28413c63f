/** The languages we speak, each by its own name, in the order in which they are offered. */
export const LANGUAGES = {
  cs: 'Čeština',
  da: 'Dansk',
  en: 'English',
  fr: 'Français',
  lt: 'Lietuvių',
  nl: 'Nederlands',
  nb: 'Norsk',
  pl: 'Polski',
  ro: 'Română',
  fi: 'Suomi',
  sv: 'Svenska',
} as const;

export type Language = keyof typeof LANGUAGES;

const ALSO_KNOWN_AS: Record<string, Language> = { no: 'nb', nn: 'nb', mo: 'ro' };

/** The first wanted language that we speak, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const short = name.toLowerCase().split(/[-_.]/)[0] ?? '';
    if (short in LANGUAGES) return short as Language;
    const known = ALSO_KNOWN_AS[short];
    if (known) return known;
  }
  return 'en';
}
