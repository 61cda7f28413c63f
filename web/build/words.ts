// The message files of the whole project. `virtual:words/lt` has the texts that every visit needs;
// `virtual:words/lt/toy` those of a game, a page or a room, and `virtual:words/lt/toy/pages` those
// of a game that nobody needs for playing, which come with it. `virtual:words` lists them all.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';

const PACKAGE = fileURLToPath(new URL('../../src/steeple/', import.meta.url));
const OWN = fileURLToPath(new URL('../locales/', import.meta.url));
const GAMES = fileURLToPath(new URL('../src/games/', import.meta.url));
const NAME = 'virtual:words';
/** Of a game's own files, the one that every visit needs. */
const HOME = 'home.ftl';
/** With this message begins what only the server says: to its operator, or as it refuses something. */
const FOR_OPERATORS = /^serving = /m;
/** Those that nobody needs for playing. */
const PAGES = ['end.ftl', 'replay.ftl', 'rules.ftl', 'learn.ftl', 'score.ftl'];

/** Where a message file is, in a language. */
type File = (language: string) => string;
/** Texts that are loaded together: the files of each area. The client's own are the area `web`. */
type Pack = Record<string, readonly File[]>;

/** Areas of the Python package have one file for each language. */
function area(folder: string): File {
  return (language) => `${PACKAGE}${folder}/locales/${language}.ftl`;
}

/** The client's own areas have a folder for each language. */
function filesIn(folder: string): Map<string, File> {
  const names = existsSync(`${folder}en`) ? readdirSync(`${folder}en`) : [];
  return new Map(names.map((name) => [name, (language) => `${folder}${language}/${name}`]));
}

/** What a game says in Python, and what it says in the client only: at the table, and elsewhere. */
function packsOf(game: string): [string, Pack][] {
  const python = area(`games/${game.replaceAll('-', '_')}`);
  const own = [...filesIn(`${GAMES}${game}/locales/`)].filter(([name]) => name !== HOME);
  const isPage = ([name]: [string, File]): boolean => PAGES.includes(name);
  const table: Pack = {
    web: own.filter((each) => !isPage(each)).map(([, file]) => file),
    ...(existsSync(python('en')) && { [game]: [python] }),
  };
  const pages: Pack = { web: own.filter(isPage).map(([, file]) => file) };
  return [
    [game, table],
    [`${game}/pages`, pages],
  ];
}

function allPacks(): Record<string, Pack> {
  const own = filesIn(OWN);
  const take = (...names: string[]): File[] =>
    names.map((name) => {
      const file = own.get(name)!;
      own.delete(name);
      return file;
    });
  const about: Pack = { web: take('about.ftl') };
  const pages: Pack = { web: take('deal.ftl', 'end.ftl', 'replay.ftl', 'rules.ftl', 'learn.ftl') };
  const plain: Pack = { web: take('plain.ftl') };
  const bodies: Pack = { web: take('bodies.ftl'), physics: [area('physics')] };
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const games = folders.map(({ name }) => name);
  const homes = games.flatMap((game) => filesIn(`${GAMES}${game}/locales/`).get(HOME) ?? []);
  const shell: Pack = {
    web: [...own.values(), ...homes],
    kernel: [area('kernel')],
    play: [area('play')],
    server: [area('server')],
  };
  return { '': shell, about, bodies, pages, plain, ...Object.fromEntries(games.flatMap(packsOf)) };
}

export function words(): Plugin {
  const packs = allPacks();
  return {
    name: 'steeple-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return listOf(Object.keys(packs));
      if (!id.startsWith(`\0${NAME}/`)) return;
      const [language = 'en', ...name] = id.slice(NAME.length + 2).split('/');
      const pack = packs[name.join('/')];
      if (!pack) throw new Error(`no words for ${name.join('/')}`);
      const read = (file: File): string => {
        // What is not translated yet is said in English.
        const path = existsSync(file(language)) ? file(language) : file('en');
        this.addWatchFile(path);
        return forPlayers(withoutComments(readFileSync(path, 'utf8')));
      };
      const texts = Object.entries(pack).map(([area, files]) => [area, files.map(read).join('\n')]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}

/** How each pack is loaded, by its name and by language. */
function listOf(names: readonly string[]): string {
  const packs = names.map((name) => {
    const loads = Object.keys(LANGUAGES).map(
      (language) =>
        `${language}: () => import('${[NAME, language, name].filter(Boolean).join('/')}')`,
    );
    return `'${name}': { ${loads.join(', ')} }`;
  });
  return `export default { ${packs.join(', ')} }`;
}

/** What an operator reads in a terminal need not go over the wire. */
export function forPlayers(text: string): string {
  const end = text.search(FOR_OPERATORS);
  return end < 0 ? text : text.slice(0, end);
}

/** Comments are for translators, not for the wire. */
export function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n');
}
