// How many queries wait to be read, for the tab that leads to them. Asked once the screen is there, and
// never by the clock: that would keep a session alive that nobody uses.
import { useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';

const GOOD_FOR = 30_000;

let known: { count: number | null; at: number } = { count: null, at: 0 };
const listeners = new Set<() => void>();

/** null until it is known. */
export function useUnreadQueries(): number | null {
  return useSyncExternalStore(watch, () => known.count);
}

export function tellUnread(count: number): void {
  known = { count: Math.max(0, count), at: Date.now() };
  for (const listener of listeners) listener();
}

export function changeUnread(by: 1 | -1): void {
  if (known.count !== null) tellUnread(known.count + by);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (Date.now() - known.at > GOOD_FOR) void ask();
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  const before = known;
  try {
    const { unread } = await call('listQueries', { query: { status: 'unread', limit: 1 } });
    // Whoever has told it in the meantime knows better.
    if (known === before) tellUnread(unread);
  } catch {
    // The tab then says what it last knew.
  }
}
