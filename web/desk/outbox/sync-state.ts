// The server's public key and store epoch, which a restore changes, as stored on this device.
import { MINUTE_MS } from '#domain/durations.ts';
import type { SyncState } from '#domain/sync-state/sync-state-schema.ts';
import { createListeners } from '../../listeners.ts';
import { call } from '../api/client.ts';
import { readFrom, transact } from '../device/indexed-db.ts';

const STORE_KEY = 'store';
const REFRESH_MS = 5 * MINUTE_MS;

interface RefreshOptions {
  force: boolean;
  onRestored: () => Promise<void>;
}

let known: SyncState | null = null;
const listeners = createListeners();
let readAt = Number.NEGATIVE_INFINITY;

/** The last state read; null on a device that has never reached the server. */
export async function knownSyncState(): Promise<SyncState | null> {
  const stored = known ?? (await readStored());
  // The server may have answered meanwhile.
  if (known === null) setKnown(stored);
  return known;
}

/** As far as this tab has read it. */
export const currentSyncState = (): SyncState | null => known;
export const watchSyncState = listeners.subscribe;

function setKnown(state: SyncState | null): void {
  known = state;
  listeners.notify();
}

/**
 * Asks the server, unless it has answered a moment ago.
 * @param options.force asks in any case
 * @param options.onRestored called before the new epoch is stored, after a restore from a backup
 */
export async function refreshSyncState({ force, onRestored }: RefreshOptions): Promise<void> {
  if (!force && performance.now() - readAt < REFRESH_MS) return;
  // Another tab may have noticed the restore already.
  const before = (await readStored()) ?? known;
  const { data } = await call('readSyncState', { keepSession: true });
  if (before !== null && before.epoch !== data.epoch) await onRestored();
  setKnown(data);
  await transact('keys', 'readwrite', (store) => void store.put(data, STORE_KEY)).catch(() => {});
  readAt = performance.now();
}

async function readStored(): Promise<SyncState | null> {
  const stored = readFrom<SyncState>('keys', (store) => store.get(STORE_KEY));
  return (await stored.catch(() => undefined)) ?? null;
}
