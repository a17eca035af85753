// How many queries wait to be read, for the tab that leads to them. Asked once the screen is there, and
// never by the clock: that would keep a session alive that nobody uses.
import { useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';

const MAX_AGE_MS = 30_000;

let cached: { count: number | null; at: number } = { count: null, at: 0 };
const listeners = new Set<() => void>();

/** null until it is known. */
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
    // Whoever has told it in the meantime knows better.
    if (cached === before) setUnreadCount(unread);
  } catch {
    // The tab then says what it last knew.
  }
}
