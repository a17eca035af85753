// Replaces a faulty worker, removes its caches and then itself. Its pages are reloaded from the server, but only if
// something was removed: they register the worker again, and would reload endlessly.
import { CACHE_PREFIX } from '#domain/desk/service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (own.length === 0) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
