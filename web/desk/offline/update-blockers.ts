// A new version waits while something blocks it: an open form or entries that are being sent.
import { createListeners } from '../../listeners.ts';

/** Milliseconds after the last blocker is gone, for reading the message about sent entries. */
export const GRACE_PERIOD_MS = 10_000;

const blockers = new Set<symbol>();
const listeners = createListeners();
let unblockedAt = Number.NEGATIVE_INFINITY;

/** @returns removes the blocker; a second call does nothing */
export function blockUpdate(): () => void {
  const blocker = Symbol('blocker');
  blockers.add(blocker);
  listeners.notify();
  return () => {
    if (!blockers.delete(blocker)) return;
    unblockedAt = performance.now();
    listeners.notify();
  };
}

export function isUpdateBlocked(): boolean {
  return blockers.size > 0;
}

/** @param now milliseconds of `performance.now()`, which is independent of the device's clock */
export function canUpdate(now: number): boolean {
  return blockers.size === 0 && now - unblockedAt >= GRACE_PERIOD_MS;
}

export const subscribeToBlockers = listeners.subscribe;
