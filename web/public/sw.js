// The client without a network: its own files, and the games that were watched here before.
//
// The build writes /shell.json: a version, and the files that make up the client. This file stays
// the same from build to build, so it looks for a newer version whenever a page is opened.

const SHELL = 'steeple-shell-';
/** The protocol that replays are kept in; see server/protocol/wire.py. */
const PROTOCOL = 2;
const REPLAYS = 'steeple-replays-';
const MOST_REPLAYS = 50;
const PATIENCE_MS = 3000;
/** Their names stay when they change: the network comes first. */
const PICTURES = ['/icon.svg', '/icon-lit.svg', '/manifest.webmanifest'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepShell());
});

addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), renewReplays()])),
);

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/')) {
    // Nothing else of the server's is ever kept: it would be old news.
    if (/^\/api\/tables\/[^/]+\/replay$/.test(pathname)) event.respondWith(replay(event));
  } else if (request.mode === 'navigate') {
    event.respondWith(page(event));
  } else if (pathname.startsWith('/assets/')) {
    // The names of these change with what is in them.
    event.respondWith(asset(event));
  } else if (PICTURES.includes(pathname)) {
    event.respondWith(
      fetch(request).catch(() => kept(request).then((found) => found ?? Response.error())),
    );
  }
});

/** Keep all files of the newest client; the one before stays for pages that are still open. */
async function keepShell() {
  const { version, files } = await (await fetch('/shell.json', { cache: 'no-store' })).json();
  const name = SHELL + version;
  const older = (await caches.keys()).filter((each) => each.startsWith(SHELL) && each !== name);
  const shell = await caches.open(name);
  // All or nothing: half a client is none.
  if (!(await shell.match('/'))) await shell.addAll(files);
  await Promise.all(older.slice(0, -1).map((each) => caches.delete(each)));
}

/** Every address is the same page; without a network, or when it takes too long, the kept one. */
async function page(event) {
  const asked = fetch(event.request);
  event.waitUntil(asked.then(keepShell).catch(() => undefined));
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked, tooLong]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept('/')) ?? asked;
}

/** What is not kept from the start, because it is large, is kept once it was used. */
async function asset(event) {
  const { request } = event;
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepAsset(request, answer.clone()));
  return answer;
}

async function keepAsset(request, answer) {
  const newest = (await caches.keys()).filter((name) => name.startsWith(SHELL)).at(-1);
  if (newest) await (await caches.open(newest)).put(request, answer);
}

/** A finished match does not change, but it is the server who says that it is finished. */
async function replay(event) {
  const { request } = event;
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok) event.waitUntil(keepReplay(request, answer.clone()));
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(REPLAYS + PROTOCOL);
  return (await cache.match(request, { ignoreVary: true })) ?? answer ?? Response.error();
}

/** Those kept for an older client can't be shown by this one: the server is asked for them again. */
async function renewReplays() {
  const names = (await caches.keys()).filter((name) => name.startsWith('steeple-replays'));
  for (const name of names.filter((each) => each !== REPLAYS + PROTOCOL)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const request = new Request(url, { headers: { 'steeple-protocol': String(PROTOCOL) } });
      const answer = await fetch(request).catch(() => undefined);
      if (answer?.ok) await keepReplay(request, answer);
    }
    await caches.delete(name);
  }
}

async function keepReplay(request, answer) {
  const cache = await caches.open(REPLAYS + PROTOCOL);
  await cache.put(request, answer);
  const all = await cache.keys();
  // The oldest come first.
  await Promise.all(all.slice(0, -MOST_REPLAYS).map((each) => cache.delete(each)));
}

/** The newest that is kept: an old shell comes after a new one. */
async function kept(request) {
  const names = (await caches.keys()).reverse();
  for (const name of names) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
