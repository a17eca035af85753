// Opens the desk offline: its page and the files that any screen can need, never a response of the API or
// personal data.
import { isDeskScreen, isUnderDesk } from '#domain/desk/desk-screens.ts';
import { SKIP_WAITING } from '#domain/desk/service-worker.ts';
import {
  fillCache,
  findCachedFile,
  findCachedPage,
  isCacheable,
  refreshPage,
  removeOldCaches,
} from './cache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fillCache()));

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
  if (answer && event.request.mode === 'navigate') event.waitUntil(refreshPage());
});

/** @returns undefined for requests that the browser makes as without a worker */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const isPlain = request.method === 'GET' && !request.headers.has('authorization');
  if (!isPlain || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return isUnderDesk(pathname) ? screenFor(request) : undefined;
  return isCacheable(pathname) ? cachedFile(pathname, request) : undefined;
}

/** Unknown addresses get the server's 404 page, or offline the desk's own. */
async function screenFor(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const page = await findCachedPage();
  if (!page) return fetch(request);
  return isDeskScreen(path) ? page : fetch(request).catch(() => page);
}

async function cachedFile(path: string, request: Request): Promise<Response> {
  return (await findCachedFile(path)) ?? fetch(request);
}
