// Registers the service worker that opens the desk offline, and activates new versions.

import { SERVICE_WORKER_PATH, SKIP_WAITING } from '#domain/desk/service-worker.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { createListeners } from '../../listeners.ts';
import { isInterrupted } from '../session/session.ts';
import { hasUnsentValues } from '../session/unsent-values.ts';
import { canUpdate, isUpdateBlocked } from './update-blockers.ts';
import { workerUrl } from './worker-url.ts';

const CHECK_EVERY_MS = HOUR_MS;
const IDLE_WITHIN_MS = 5000;
const APPLY_WITHIN_MS = 3000;
const QUIET_MS = 250;

const listeners = createListeners();
let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
let isApplying = false;

export const subscribeToUpdate = listeners.subscribe;

/** A new version is completely downloaded and waits. */
export function isUpdateReady(): boolean {
  return isReady;
}

/**
 * Reloads the page in the new version. A browser may let the previous worker finish first; a late activation is
 * applied at the next opportunity and does not interrupt the user.
 */
export function applyUpdate(): void {
  // Without one, another tab has activated it.
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  isApplying = true;
  setTimeout(() => {
    isApplying = false;
  }, APPLY_WITHIN_MS);
  registration.waiting.postMessage(SKIP_WAITING);
}

/** As soon as the page has loaded its parts, unless something blocks the update by then. */
export async function applyUpdateWhenQuiet(): Promise<void> {
  if (!isReady) return;
  await pageIsQuiet();
  if (canUpdate(performance.now()) && !isInUse()) applyUpdate();
}

/** A reload would forget what is in memory only, or is being typed. */
function isInUse(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  const isAsking = document.querySelector('dialog[open]') !== null;
  return isTyping || isAsking || hasUnsentValues() || isInterrupted();
}

/** Without a worker, as in development and in some private windows, the desk needs a network. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  watchController();
  try {
    await pageIsLoaded();
    registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER_PATH);
    noticeWaiting();
    await applyUpdateWhenQuiet();
    if (isApplying) return;
    await pageIsIdle();
    await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
    registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER_PATH);
    watchUpdates();
  } catch {
    // The browser refuses workers, or there is no network: the next visit tries again.
  }
}

function watchController(): void {
  const { serviceWorker } = navigator;
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isApplying && !isUpdateBlocked() && !isInUse()) location.reload();
    else if (hadController) noticeReady();
    hadController = true;
  });
}

function watchUpdates(): void {
  noticeWaiting();
  // An update that was found during the registration is installing already.
  watchInstalling();
  registration?.addEventListener('updatefound', watchInstalling);
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = now;
    registration?.update().catch(() => {});
  });
}

function watchInstalling(): void {
  registration?.installing?.addEventListener('statechange', noticeWaiting);
}

/** The first worker of a device is activated at once. */
function noticeWaiting(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) noticeReady();
}

function noticeReady(): void {
  isReady = true;
  listeners.notify();
}

/** A worker that is still answering requests is not replaced at once. */
async function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/**
 * A request that reaches the previous worker while it stops starts it again. Chromium then activates the new one only
 * after half a minute without requests.
 */
async function pageIsQuiet(): Promise<void> {
  const requestCount = () => performance.getEntriesByType('resource').length;
  let seen = -1;
  while (seen < requestCount()) {
    seen = requestCount();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function pageIsIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    } else setTimeout(resolve, IDLE_WITHIN_MS);
  });
}
