// The number of open pairs, for the tab. Loaded without polling, which would keep idle sessions alive.
import { useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';

const MAX_AGE_MS = 30_000;

let cached: { count: number | null; at: number } = { count: null, at: 0 };
const listeners = new Set<() => void>();

/** Null until loaded. */
export function useOpenPairs(): number | null {
  return useSyncExternalStore(subscribe, () => cached.count);
}

export function setOpenPairs(count: number): void {
  cached = { count, at: Date.now() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (Date.now() - cached.at > MAX_AGE_MS) void refresh();
  return () => listeners.delete(listener);
}

async function refresh(): Promise<void> {
  const before = cached;
  // Two components that mount together share one request.
  cached = { count: before.count, at: Date.now() };
  const asked = cached;
  try {
    const { counts } = await call('listPairs', { query: { limit: 1 } });
    if (cached === asked) setOpenPairs(counts.open);
  } catch {
    // The tab keeps the last known number.
  }
}
