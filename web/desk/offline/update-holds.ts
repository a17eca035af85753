// A new version waits while it is held, by an open form or by entries that are being sent.
import { createListeners } from '../../listeners.ts';

/** Milliseconds after the last hold, for reading the message about sent entries. */
export const REST_MS = 10_000;

const holds = new Set<symbol>();
const listeners = createListeners();
let releasedAt = Number.NEGATIVE_INFINITY;

/** @returns releases the hold; a second call does nothing */
export function holdUpdate(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  listeners.notify();
  return () => {
    if (!holds.delete(hold)) return;
    releasedAt = performance.now();
    listeners.notify();
  };
}

export function isUpdateHeld(): boolean {
  return holds.size > 0;
}

/** @param now milliseconds of `performance.now()`, which is independent of the device's clock */
export function canUpdate(now: number): boolean {
  return holds.size === 0 && now - releasedAt >= REST_MS;
}

export const subscribeToHolds = listeners.subscribe;
