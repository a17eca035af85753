// A number in a tab's badge or a banner. Loaded without polling, which would keep idle sessions alive.
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';

const MAX_AGE_MS = 30_000;

export interface TabCount {
  /** A hook; null until loaded. */
  useCount: () => number | null;
  set: (count: number) => void;
  /** Does nothing until the count is loaded. */
  change: (by: 1 | -1) => void;
  /** It is loaded again when it is next shown. */
  expire: () => void;
}

export function createTabCount(load: () => Promise<number>): TabCount {
  const listeners = createListeners();
  let cached: { count: number | null; at: number } = { count: null, at: 0 };

  function set(count: number) {
    cached = { count: Math.max(0, count), at: Date.now() };
    listeners.notify();
  }

  function subscribe(listener: () => void) {
    if (Date.now() - cached.at > MAX_AGE_MS) void refresh();
    return listeners.subscribe(listener);
  }

  async function refresh() {
    const before = cached;
    try {
      const count = await load();
      // A count that was set in the meantime is newer than this reply.
      if (cached === before) set(count);
    } catch {
      // The tab keeps the last known number.
    }
  }

  return {
    useCount: () => useSyncExternalStore(subscribe, () => cached.count),
    set,
    expire() {
      cached = { ...cached, at: 0 };
    },
    change(by) {
      if (cached.count !== null) set(cached.count + by);
    },
  };
}
