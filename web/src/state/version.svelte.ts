// Whether this page still understands the server, and how it comes to do so again.

import { Trouble } from '../net/trouble';

const KEY = 'steeple-reloaded-for';
const SHELL = 'steeple-shell-';

/** The server was updated after this page was loaded, or before the page has noticed. */
export const version = $state({ isOutdated: false });

/** The server speaks another protocol. A page on which nothing is being done is loaded again, once. */
export function fallBehind(protocol: number, isIdle: boolean): void {
  version.isOutdated = true;
  if (isIdle && !isTyping() && isFirstTime(protocol)) void loadAgain().catch(() => undefined);
}

/** Load the newest client, not the one that the service worker keeps for when there is no network. */
export async function loadAgain(): Promise<void> {
  // First of all the server has to be there: an old client is better than none.
  const answer = await fetch('/shell.json', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) throw Trouble.offline();
  // Without https there is neither a service worker nor anything that it keeps.
  const { caches } = globalThis as { caches?: CacheStorage };
  for (const name of (await caches?.keys()) ?? [])
    if (name.startsWith(SHELL)) await caches?.delete(name);
  location.reload();
}

function isTyping(): boolean {
  const { activeElement } = document;
  const isText =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText && activeElement.value !== '';
}

/** Loading again may not have helped: then the person decides, or it would go on for ever. */
function isFirstTime(protocol: number): boolean {
  try {
    const before = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.setItem(KEY, [...before, protocol].join(' '));
    return !before.includes(String(protocol));
  } catch {
    // A browser that remembers nothing can't tell.
    return false;
  }
}
