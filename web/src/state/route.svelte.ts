// Which screen is open: the address of the page says it, and the back button works.

export interface Route {
  screen: string;
  /** The part of the path that names something: a table, an invitation, a game. */
  name: string;
  query: URLSearchParams;
}

const SCREENS = new Set([
  'join',
  'table',
  'watch',
  'replay',
  'rules',
  'learn',
  'score',
  'about',
  'deal',
]);

export function routeOf(path: string, search = ''): Route {
  const query = new URLSearchParams(search);
  const [screen = '', name = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (!screen) return { screen: 'home', name: '', query };
  if (!SCREENS.has(screen) || rest.length) return { screen: 'lost', name: path, query };
  return { screen, name, query };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The match that an exported page holds: such a page is one replay, whatever its address. */
const held = document.documentElement.dataset.match;
export const isExported = held !== undefined;

let current = $state.raw(here());

function here(): Route {
  return routeOf(held ? `/replay/${held}` : location.pathname, location.search);
}

export const route = {
  get screen() {
    return current.screen;
  },
  get name() {
    return current.name;
  },
  get query() {
    return current.query;
  },
};

/** Open another screen; with `replace`, the back button skips this one. */
export function go(path: string, { replace = false } = {}): void {
  if (isExported) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  current = here();
}

addEventListener('popstate', follow);

/** Plain links to our own pages change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
