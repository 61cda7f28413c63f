// Every sentence that a person reads: Project Fluent, behind `t`.
//
// A message is named `area/id`; without an area it is one of the client's own. Components that
// call `t` follow the language by themselves when somebody changes it.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:words';
import { bestLanguage, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;
type Texts = Record<string, string>;

/** Texts by area, and the language that they are in: some are there in English only. */
interface Learned {
  texts: Texts;
  language: string;
}
export type Source = (language: Language) => Promise<Learned>;

/** The texts that every visit needs; a game's own come with the game. */
const SHELL = '';
const KEY = 'steeple-language';

class Words {
  language = $state<Language>('en');
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #packs = new Map([[SHELL, builtIn(SHELL)!]]);

  /** Speak a language from now on; `false` if its texts can't be had. */
  async speak(language: Language): Promise<boolean> {
    let learned: Learned[] = [];
    try {
      // Once more if a game was opened meanwhile: nothing on the screen may be left without words.
      while (learned.length !== this.#packs.size)
        learned = await Promise.all([...this.#packs.values()].map((load) => load(language)));
    } catch {
      return false;
    }
    const bundles: Record<string, FluentBundle> = {};
    for (const each of learned) add(bundles, each);
    this.#bundles = bundles;
    this.language = language;
    return true;
  }

  /** Know the words of a game or a page too; what has none of its own needs nothing. */
  async learn(pack: string, load = builtIn(pack)): Promise<void> {
    if (this.#packs.has(pack) || !load) return;
    const { language } = this;
    const learned = await load(language);
    this.#packs.set(pack, load);
    if (language !== this.language) {
      await this.speak(this.language);
      return;
    }
    const bundles = { ...this.#bundles };
    add(bundles, learned);
    this.#bundles = bundles;
  }

  has(message: string): boolean {
    const [area, id] = split(message);
    return this.#bundles[area]?.hasMessage(id) ?? false;
  }

  say(message: string, args: Arguments = {}): string {
    const [area, id] = split(message);
    const bundle = this.#bundles[area];
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      console.error(`no words for ${message} in ${this.language}`);
      return id;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args, problems);
    if (problems.length) console.error(`${message} in ${this.language}: ${problems.join()}`);
    return text;
  }
}

/** What came with this client, if it did. */
function builtIn(pack: string): Source | undefined {
  const loads = loaders[pack];
  return loads && (async (language) => ({ texts: (await loads[language]!()).default, language }));
}

function add(bundles: Record<string, FluentBundle>, { texts, language }: Learned): void {
  for (const [area, text] of Object.entries(texts)) {
    bundles[area] ??= new FluentBundle(language, { useIsolating: false });
    bundles[area].addResource(new FluentResource(text));
  }
}

function split(message: string): [string, string] {
  const slash = message.indexOf('/');
  return slash < 0 ? ['web', message] : [message.slice(0, slash), message.slice(slash + 1)];
}

export const words = new Words();

/** The sentence for a message, in the person's language. */
export function t(message: string, args?: Arguments): string {
  return words.say(message, args);
}

/** Somebody chose a language: it is kept for the next visit. */
export async function choose(language: Language): Promise<void> {
  if (await words.speak(language)) remember(language);
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser may keep nothing; then the language is chosen by the browser again.
  }
}

/** What was chosen here before, else what the browser asks for. */
export function wantedLanguage(): Language {
  const kept = remembered();
  return bestLanguage([...(kept ? [kept] : []), ...navigator.languages]);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Names in a row, joined as the language does: “Aino, Tomáš and Gargoyle”. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}

/** Signed, with a real minus: “+5”, “−2”. */
export function signed(value: number): string {
  const text = new Intl.NumberFormat(words.language, { signDisplay: 'always' }).format(value);
  return text.replace('-', '−');
}
