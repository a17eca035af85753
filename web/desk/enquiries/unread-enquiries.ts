// The number of unread enquiries, for the tab. Loaded without polling, which would keep idle sessions alive.
import { useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';

const MAX_AGE_MS = 30_000;

let cached: { count: number | null; at: number } = { count: null, at: 0 };
const listeners = new Set<() => void>();

/** Null until loaded. */
export function useUnreadEnquiries(): number | null {
  return useSyncExternalStore(subscribe, () => cached.count);
}

export function setUnreadCount(count: number): void {
  cached = { count: Math.max(0, count), at: Date.now() };
  for (const listener of listeners) listener();
}

export function changeUnreadCount(by: 1 | -1): void {
  if (cached.count !== null) setUnreadCount(cached.count + by);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (Date.now() - cached.at > MAX_AGE_MS) void refresh();
  return () => listeners.delete(listener);
}

async function refresh(): Promise<void> {
  const before = cached;
  try {
    const { unread } = await call('listEnquiries', { query: { status: 'unread', limit: 1 } });
    // A mark set in the meantime is newer than this reply.
    if (cached === before) setUnreadCount(unread);
  } catch {
    // The tab keeps the last known number.
  }
}
