// The message files of the whole project. `virtual:words/lt` has the texts that every visit needs;
// `virtual:words/lt/block-out` those of a game or a page, which come with it. `virtual:words` lists them all.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';

const PACKAGE = fileURLToPath(new URL('../../src/steeple/', import.meta.url));
const OWN = fileURLToPath(new URL('../locales/', import.meta.url));
const NAME = 'virtual:words';

/** Texts that are loaded together: folders of areas, and which of the client's own files. */
interface Pack {
  folders: Record<string, string>;
  has(file: string): boolean;
}

const BLOCK_OUT: Pack = {
  folders: {
    'block-out': `${PACKAGE}games/block_out/locales/`,
    physics: `${PACKAGE}physics/locales/`,
  },
  has: (file) => /^(block(-\w+)?|hand)\.ftl$/.test(file),
};
const SKYSCRAPERS: Pack = {
  folders: {
    skyscrapers: `${PACKAGE}games/skyscrapers/locales/`,
    physics: `${PACKAGE}physics/locales/`,
  },
  has: (file) => /^(sky(-\w+)?|hand)\.ftl$/.test(file),
};
/** Read once, if at all. */
const ABOUT: Pack = { folders: {}, has: (file) => file === 'about.ftl' };
const SCORE: Pack = { folders: {}, has: (file) => file === 'score.ftl' };
const SHELL: Pack = {
  folders: {
    kernel: `${PACKAGE}kernel/locales/`,
    play: `${PACKAGE}play/locales/`,
    server: `${PACKAGE}server/locales/`,
    'five-towers': `${PACKAGE}games/five_towers/locales/`,
  },
  has: (file) => ![BLOCK_OUT, SKYSCRAPERS, ABOUT, SCORE].some((pack) => pack.has(file)),
};
const PACKS: Record<string, Pack> = { '': SHELL, about: ABOUT, score: SCORE, 'block-out': BLOCK_OUT, skyscrapers: SKYSCRAPERS };

export function words(): Plugin {
  return {
    name: 'steeple-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return listOfAll();
      if (!id.startsWith(`\0${NAME}/`)) return;
      const [language = 'en', name = ''] = id.slice(NAME.length + 2).split('/');
      const pack = PACKS[name];
      if (!pack) throw new Error(`no words for ${name}`);
      const read = (path: (language: string) => string): string => {
        // What is not translated yet is said in English.
        const file = existsSync(path(language)) ? path(language) : path('en');
        this.addWatchFile(file);
        return withoutComments(readFileSync(file, 'utf8'));
      };
      const own = readdirSync(`${OWN}en`).filter((file) => pack.has(file));
      const texts: Record<string, string> = { web: own.map((file) => read((spoken) => `${OWN}${spoken}/${file}`)).join('\n') };
      for (const [area, folder] of Object.entries(pack.folders)) texts[area] = read((spoken) => `${folder}${spoken}.ftl`);
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

/** How each pack is loaded, by its name and by language. */
function listOfAll(): string {
  const packs = Object.keys(PACKS).map((name) => {
    const loads = Object.keys(LANGUAGES).map((language) => `${language}: () => import('${[NAME, language, name].filter(Boolean).join('/')}')`);
    return `'${name}': { ${loads.join(', ')} }`;
  });
  return `export default { ${packs.join(', ')} }`;
}

/** Comments are for translators, not for the wire. */
export function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n');
}
