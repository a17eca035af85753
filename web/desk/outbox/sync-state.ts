// The server's public key, its store epoch, which a restore changes, and the account's proof for rescue files, as
// stored on this device.
import { MINUTE_MS } from '#domain/durations.ts';
import type { RescueProof, SyncState } from '#domain/sync-state/sync-state-schema.ts';
import { createListeners } from '../../listeners.ts';
import { call } from '../api/client.ts';
import { readFrom, transact } from '../device/indexed-db.ts';

const STORE_KEY = 'store';
const REFRESH_MS = 5 * MINUTE_MS;

/** Stored by an earlier release, it has no proof until the server is asked again. */
type KnownSyncState = Omit<SyncState, 'rescue_proof'> & { rescue_proof?: RescueProof };

interface RefreshOptions {
  account: number | null;
  force: boolean;
  onRestored: () => Promise<void>;
}

let known: KnownSyncState | null = null;
const listeners = createListeners();
let readAt = Number.NEGATIVE_INFINITY;

/** The last state read; null on a device that has never reached the server. */
export async function knownSyncState(): Promise<KnownSyncState | null> {
  const stored = known ?? (await readStored());
  // The server may have answered meanwhile.
  if (known === null) setKnown(stored);
  return known;
}

/** As far as this tab has read it. */
export const currentSyncState = (): KnownSyncState | null => known;
export const watchSyncState = listeners.subscribe;

function setKnown(state: KnownSyncState | null): void {
  known = state;
  listeners.notify();
}

/** @returns undefined if the server was not asked since the account has signed in on this device */
export async function findRescueProof(account: number): Promise<string | undefined> {
  // Another tab may have asked.
  const proofs = [known, await readStored()].map((state) => state?.rescue_proof);
  return proofs.find((proof) => proof?.account === account)?.mac;
}

/**
 * Asks the server, unless it has answered this account a moment ago.
 * @param options.force asks in any case
 * @param options.onRestored called before the new epoch is stored, after a restore from a backup
 */
export async function refreshSyncState({
  account,
  force,
  onRestored,
}: RefreshOptions): Promise<void> {
  const isRecent = performance.now() - readAt < REFRESH_MS;
  if (!force && isRecent && known?.rescue_proof?.account === account) return;
  // Another tab may have noticed the restore already.
  const before = (await readStored()) ?? known;
  const { data } = await call('readSyncState', { keepSession: true });
  if (before !== null && before.epoch !== data.epoch) await onRestored();
  setKnown(data);
  await transact('keys', 'readwrite', (store) => void store.put(data, STORE_KEY)).catch(() => {});
  readAt = performance.now();
}

async function readStored(): Promise<KnownSyncState | null> {
  const stored = readFrom<KnownSyncState>('keys', (store) => store.get(STORE_KEY));
  return (await stored.catch(() => undefined)) ?? null;
}
