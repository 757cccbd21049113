import {
  answererOf,
  cacheOf,
  fitsBuild,
  isAway,
  isGone,
  isHashed,
  isOurs,
  type OfflineBuild,
  outdated,
  standIn,
} from './decide.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in place by the build. */
declare const OFFLINE_BUILD: OfflineBuild;

/** How long a page may take to come before the kept one is shown, ms. */
const PATIENCE_MS = 4_000;

// Once: the build writes the whole list wherever the name stands.
const BUILD = OFFLINE_BUILD;
const { files, pages } = BUILD;
const OWN = cacheOf(BUILD);

/** Hashed files come from the browser's own cache if they are there: nothing is loaded twice. */
const keepFiles = (cache: Cache): Promise<void> =>
  cache.addAll(
    files.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' })),
  );

/** With its headers: the policy names the nonce that stands in the page. */
const keepPage = async (cache: Cache, path: string): Promise<void> => {
  const response = await fetch(path, { cache: 'no-cache' });
  const html = await response.clone().text();
  if (!response.ok || !fitsBuild(html, files)) {
    throw new Error(`${path} is not of this build; the next visit tries again`);
  }
  await cache.put(path, response);
};

const install = async (): Promise<void> => {
  const cache = await caches.open(OWN);
  await keepFiles(cache);
  await Promise.all(pages.map((path) => keepPage(cache, path)));
  // At once: files of former builds stay, so nothing is taken away from open tabs.
  await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  const names = outdated(await caches.keys(), OWN);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

/** Held by who adds to a cache, alone by who takes all away: workers of two builds may do so at once. */
const LOCK = 'overpaint-kept';

const deleteAll = async (): Promise<void> => {
  const ours = (await caches.keys()).filter(isOurs);
  await Promise.all(ours.map((name) => caches.delete(name)));
};

/** Takes itself and all that it kept away; open pages go on without it. */
const leave = async (): Promise<void> => {
  await self.registration.unregister();
  await navigator.locks.request(LOCK, deleteAll);
};

/**
 * Fetches another build in the background. The kill switch: a server without this worker's file wants
 * it to be gone. Browsers look by themselves too, but late, and they keep a worker whose file is gone.
 */
const lookForUpdate = async (): Promise<void> => {
  const { status } = await fetch(self.location.pathname, { method: 'HEAD', cache: 'no-store' });
  if (isGone(status)) await leave();
  else await self.registration.update();
};

/** The server's page; undefined if it did not come in time, or a proxy answered for nobody. */
const inTime = async (coming: Promise<Response>): Promise<Response | undefined> => {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const response = await Promise.race([coming.catch(() => undefined), tooLate]);
  return response === undefined || isAway(response.status) ? undefined : response;
};

const keptPage = async ({ url }: Request): Promise<Response | undefined> => {
  const path = standIn(new URL(url).pathname, pages);
  return path === undefined ? undefined : caches.match(path, { cacheName: OWN });
};

const ask = async (event: FetchEvent): Promise<Response> => {
  const preloaded: unknown = await event.preloadResponse;
  // Where nothing answers Firefox gives an error for an answer, and others reject.
  const isAnswer = preloaded instanceof Response && preloaded.type !== 'error';
  return isAnswer ? preloaded : fetch(event.request);
};

const answerPage = async (event: FetchEvent): Promise<Response> => {
  const coming = ask(event);
  event.waitUntil(coming.catch(() => undefined));
  const fresh = await inTime(coming);
  if (fresh === undefined) return (await keptPage(event.request)) ?? coming;
  event.waitUntil(lookForUpdate().catch(() => undefined));
  return fresh;
};

/** An empty picture: what was never seen with a network shows its frame, not as broken. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The server's file; a blank picture where that can't be reached. */
const fetchFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.destination !== 'image') throw error;
    return new Response(BLANK, { status: 203, headers: { 'content-type': 'image/svg+xml' } });
  }
};

/** Opening would make the cache anew of a worker that left, and still answers the page that is open. */
const addIfKept = async (path: string, response: Response): Promise<void> => {
  if (await caches.has(OWN)) await (await caches.open(OWN)).put(path, response);
};

const keepUsed = (path: string, response: Response): Promise<void> =>
  navigator.locks.request(LOCK, { mode: 'shared' }, () => addIfKept(path, response));

/** Fonts of other scripts and example pictures are kept once they were used. */
const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { pathname } = new URL(event.request.url);
  const kept =
    (await caches.match(pathname, { cacheName: OWN })) ??
    (isHashed(pathname) ? await caches.match(pathname) : undefined);
  if (kept !== undefined) return kept;
  const response = await fetchFile(event.request);
  if (response.status === 200) {
    // The page does not wait for it: another file that never ends may hold the lock for long.
    event.waitUntil(keepUsed(pathname, response.clone()).catch(() => undefined));
  }
  return response;
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answerer = answererOf(event.request, self.location.origin);
  if (answerer === 'page') event.respondWith(answerPage(event));
  if (answerer === 'file') event.respondWith(answerFile(event));
});
