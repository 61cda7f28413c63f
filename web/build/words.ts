// The message files of the whole project, one module for each language: `virtual:words/lt`
// has the texts of the areas that the client speaks. The client's own are a file for each screen.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../../src/steeple/', import.meta.url));
const OWN = fileURLToPath(new URL('../locales/', import.meta.url));
const FOLDERS: Record<string, string> = {
  kernel: `${PACKAGE}kernel/locales/`,
  play: `${PACKAGE}play/locales/`,
  server: `${PACKAGE}server/locales/`,
  'five-towers': `${PACKAGE}games/five_towers/locales/`,
};
const NAME = 'virtual:words/';

export function words(): Plugin {
  return {
    name: 'steeple-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const language = id.slice(NAME.length + 1);
      const files = readdirSync(`${OWN}en`).map((file) => `${OWN}${language}/${file}`);
      for (const file of files) this.addWatchFile(file);
      const own = files.map((file) => withoutComments(readFileSync(file, 'utf8')));
      const texts: Record<string, string> = { web: own.join('\n') };
      for (const [area, folder] of Object.entries(FOLDERS)) {
        const file = `${folder}${language}.ftl`;
        this.addWatchFile(file);
        texts[area] = withoutComments(readFileSync(file, 'utf8'));
      }
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

/** Comments are for translators, not for the wire. */
export function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n');
}
