import { CACHE_PREFIX } from '#domain/desk/service-worker.ts';
import { shell } from './shell.ts';

/** The page of every screen; its script reads the screen from the address. */
const PAGE = '/volunteer/dashboard';
/** Marks the caches of workers that have been active. */
const ACTIVATED_MARKER = '/volunteer/in-charge';
const OWN = CACHE_PREFIX + shell.revision;

/** Files that arrived before a failure stay for the next attempt. @throws if a file or the page cannot be loaded */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    const files = Object.entries(shell.files);
    await Promise.all(files.map(([path, integrity]) => cacheFile(cache, path, integrity)));
    await cachePage(cache);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (isFull) await caches.delete(OWN);
    throw error;
  }
}

async function cacheFile(cache: Cache, path: string, integrity: string): Promise<void> {
  if (await cache.match(path)) return;
  await cache.put(path, (await fromOtherVersion(path)) ?? (await fetchFile(path, integrity)));
}

/** Names of assets contain the hash of their content, so the same name is the same file. */
async function fromOtherVersion(path: string): Promise<Response | undefined> {
  return path.startsWith('/assets/') ? caches.match(path) : undefined;
}

/** The hash rejects pages of captive portals, truncated files and files of another version. */
async function fetchFile(path: string, integrity: string): Promise<Response> {
  const request = (cache: RequestCache) => fetch(path, { integrity, cache, priority: 'low' });
  return request('default').catch(() => request('reload'));
}

async function cachePage(cache: Cache): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache', priority: 'low' });
  const html = await page.clone().text();
  if (page.status !== 200 || page.redirected || !html.includes(shell.routeManifest)) {
    throw new Error('The page is not that of this version');
  }
  await cache.put(PAGE, page);
}

/** The page has the trust's name, which may have changed. Another version's page, or none, changes nothing. */
export async function refreshPage(): Promise<void> {
  if (await caches.has(OWN)) await cachePage(await caches.open(OWN)).catch(() => {});
}

/** Keeps the previously active version, because open pages may still load parts of it. */
export async function removeOldCaches(): Promise<void> {
  const own = await caches.open(OWN);
  await own.put(ACTIVATED_MARKER, new Response());
  const others = (await ownCaches()).filter((name) => name !== OWN);
  const wereActive = await Promise.all(
    others.map((name) => caches.match(ACTIVATED_MARKER, { cacheName: name })),
  );
  const previous = others.findLast((_, index) => wereActive[index]);
  await Promise.all(others.map((name) => name === previous || caches.delete(name)));
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

export async function findCachedPage(): Promise<Response | undefined> {
  return caches.match(PAGE, { cacheName: OWN });
}

/** From this version, or from another for a page that has not been reloaded yet. */
export async function findCachedFile(path: string): Promise<Response | undefined> {
  return (await caches.match(path, { cacheName: OWN })) ?? caches.match(path);
}

export function isCacheable(path: string): boolean {
  return path in shell.files || path.startsWith('/assets/');
}
