/**
 * Keeps the whole app on the device. The build writes the list of files and a version into this one; a new version is
 * fetched beside the old one and takes over when the last page that runs the old one has been closed.
 */

/** Replaced by the build. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

interface WaitingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const PREFIX = 'bridgehead-';
const CACHE = `${PREFIX}${__VERSION__}`;

const isWaiting = (event: Event): event is WaitingEvent => 'waitUntil' in event;
const isFetching = (event: Event): event is FetchingEvent => isWaiting(event) && 'respondWith' in event;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__FILES__);
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Files carry their content in their names: what is here is right. */
async function answer(request: Request): Promise<Response> {
  if (isAppPage(request)) return page(request);
  const known = await (await caches.open(CACHE)).match(request, { ignoreSearch: true, ignoreVary: true });
  return known ?? fetch(request);
}

/** How long a slow network may keep the player waiting for a newer page. */
const PATIENCE_MS = 3000;

/** The page names the files, so the newest is wanted; without a network the one that is here. */
async function page(request: Request): Promise<Response> {
  const known = await (await caches.open(CACHE)).match('./', { ignoreVary: true });
  if (known === undefined) return fetch(request);
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return fresh.ok ? fresh : known;
  } catch {
    return known;
  }
}

const home = new URL('./', location.href).pathname;

const isAppPage = ({ mode, url }: Request): boolean => mode === 'navigate' && new URL(url).pathname === home;

addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(keepAll());
});

addEventListener('activate', (event) => {
  if (isWaiting(event)) event.waitUntil(dropOld());
});

addEventListener('fetch', (event) => {
  if (!isFetching(event)) return;
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) {
    event.respondWith(answer(request));
  }
});
