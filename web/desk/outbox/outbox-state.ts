// The state of the outbox in this tab, for its screens.
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';
import { isPending, type Operation } from './operations/operation.ts';
import type { BlockedReason } from './sending/retry.ts';
import type { StoredOperations } from './storage/find-operations.ts';

export interface Outbox extends StoredOperations {
  /** Null while nobody is signed in. */
  account: number | null;
  /** Keys of operations that are being sent. */
  sending: ReadonlySet<string>;
  /** The reason and the time since which nothing can be sent. */
  blocked: { kind: BlockedReason; since: number } | null;
  /** The number of operations answered since this tab was opened, whatever the clock of the device says. */
  arrived: number;
  /** False until the device has been read, and on devices without storage or encryption. */
  isReady: boolean;
  /** The last read of the device. */
  reading: 'pending' | 'done' | 'failed' | 'unavailable';
}

const CLOSED: Outbox = {
  account: null,
  operations: [],
  damaged: [],
  ofOthers: 0,
  sending: new Set(),
  blocked: null,
  arrived: 0,
  isReady: false,
  reading: 'pending',
};

/** In sessionStorage. */
const OFFLINE_SINCE = 'offline-since';

const RENDER_INTERVAL_MS = 200;
/** Rendering must not slow down the sending of many entries. */
const RENDER_INTERVAL_WHILE_SENDING_MS = 500;

let outbox = CLOSED;
let notifyTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

export const currentOutbox = (): Outbox => outbox;

export function useOutbox(): Outbox {
  return useSyncExternalStore(watchOutbox, currentOutbox, () => CLOSED);
}

/** True while nothing can be sent before the account signs in again. */
export function useNeedsSignIn(): boolean {
  return useSyncExternalStore(
    watchOutbox,
    () => outbox.blocked?.kind === 'signIn',
    () => false,
  );
}

export const watchOutbox = listeners.subscribe;

/** Shows the account's outbox before the device has been read; null: nobody's. */
export function resetOutbox(account: number | null): void {
  outbox = { ...CLOSED, account, arrived: outbox.arrived };
}

export function setSending(key: string, isSending: boolean): void {
  const sending = new Set(outbox.sending);
  if (isSending) sending.add(key);
  else sending.delete(key);
  updateOutbox({ sending });
}

export function setBlocked(kind: BlockedReason | null): void {
  if (kind !== 'offline') sessionStorage.removeItem(OFFLINE_SINCE);
  if (kind === (outbox.blocked?.kind ?? null)) return;
  updateOutbox({
    blocked: kind && { kind, since: kind === 'offline' ? offlineSince() : Date.now() },
  });
}

/** A reload does not end an outage. */
function offlineSince(): number {
  const since = Number(sessionStorage.getItem(OFFLINE_SINCE)) || Date.now();
  sessionStorage.setItem(OFFLINE_SINCE, String(since));
  return since;
}

/** Listeners are called at intervals, because a tab that sends many entries changes them faster than they render. */
export function updateOutbox(changes: Partial<Outbox>): void {
  const newlyArrived = countArrived(changes.operations);
  // The server was reached, perhaps by another tab.
  if (newlyArrived > 0) setBlocked(null);
  outbox = { ...outbox, ...changes, arrived: outbox.arrived + newlyArrived };
  if (notifyTimer !== undefined) return;
  listeners.notify();
  // Unchanged groups keep their identity, so that cards are not rendered again for each step.
  const before = outbox;
  const pauseMs = outbox.sending.size > 1 ? RENDER_INTERVAL_WHILE_SENDING_MS : RENDER_INTERVAL_MS;
  notifyTimer = setTimeout(() => {
    notifyTimer = undefined;
    if (outbox !== before) listeners.notify();
  }, pauseMs);
}

/** The first reading of the device only says what had arrived before. */
function countArrived(operations: readonly Operation[] | undefined): number {
  if (!operations || !outbox.isReady) return 0;
  const known = new Set(outbox.operations.filter(isAnswered).map(({ key }) => key));
  return operations.filter((each) => isAnswered(each) && !known.has(each.key)).length;
}

const isAnswered = (operation: Operation): boolean => !isPending(operation);
