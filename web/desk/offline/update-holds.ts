// A new version waits while anything holds it: an open form, entries that are being sent.

/** Milliseconds after the last hold, in which the message about what was sent can be read. */
export const REST_MS = 10_000;

const holds = new Set<symbol>();
const listeners = new Set<() => void>();
let releasedAt = Number.NEGATIVE_INFINITY;

/** @returns releases the hold; a second call does nothing */
export function holdUpdate(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  notifyListeners();
  return () => {
    if (!holds.delete(hold)) return;
    releasedAt = performance.now();
    notifyListeners();
  };
}

export function isUpdateHeld(): boolean {
  return holds.size > 0;
}

/** @param now milliseconds of `performance.now()`, which no change of the device's clock moves */
export function canUpdate(now: number): boolean {
  return holds.size === 0 && now - releasedAt >= REST_MS;
}

export function subscribeToHolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
