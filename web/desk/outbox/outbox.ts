// The outbox of the signed-in account, for the screens of this tab, synchronised with other tabs.
import { useSyncExternalStore } from 'react';
import { hasPassed } from '../device/clock.ts';
import {
  isOpen,
  KEEP_SENT_MS,
  lastOn,
  type NewOperation,
  type Operation,
  refollow,
} from './operation.ts';
import {
  addOperation,
  type Finished,
  findOperations,
  markTried,
  removeOperation,
  removeUnsent,
  type StoredOperations,
  saveAnswer,
  saveOperation,
} from './outbox-repository.ts';
import { rebaseFollowers } from './rebase-followers.ts';
import { requeueAnswered } from './requeue-answered.ts';
import type { BlockedReason } from './sending/retry.ts';
import { deviceId } from './sync-state.ts';
import { reportWaiting } from './waiting-report.ts';

export interface Outbox extends StoredOperations {
  /** Null while nobody is signed in. */
  account: number | null;
  /** Keys of operations that are being sent. */
  sending: ReadonlySet<string>;
  /** The reason and the time since which nothing can be sent. */
  blocked: { kind: BlockedReason; since: number } | null;
  /** The number of operations answered since this tab was opened, whatever the clock of the device says. */
  arrived: number;
  /** False until the device has been read, and on devices without storage. */
  isReady: boolean;
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
};

/** Another tab that is sending broadcasts each entry. */
const OTHER_TAB_MS = 300;

const DRAW_EVERY_MS = 200;
/** Rendering must not slow down the sending of many entries. */
const DRAW_MANY_EVERY_MS = 500;

/** The pending read of the device for the account, started by the first caller. */
let opened: { account: number | null; read: Promise<void> } | undefined;
let notifyTimer: ReturnType<typeof setTimeout> | undefined;
let outbox = CLOSED;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox');

export const currentOutbox = (): Outbox => outbox;

export function useOutbox(): Outbox {
  return useSyncExternalStore(watchOutbox, currentOutbox, () => CLOSED);
}

export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param onAdded called when another tab has added an operation */
export function listenToOtherTabs(onAdded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === 'added') return void reload().then(onAdded);
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), OTHER_TAB_MS);
  };
  channel?.addEventListener('message', listen);
  return () => {
    clearTimeout(timer);
    channel?.removeEventListener('message', listen);
  };
}

export function openOutbox(account: number | null): Promise<void> {
  if (opened?.account !== account) opened = { account, read: readOutbox(account) };
  return opened.read;
}

export function closeOutbox(): void {
  opened = undefined;
  outbox = { ...CLOSED, arrived: outbox.arrived };
}

async function readOutbox(account: number | null): Promise<void> {
  outbox = { ...CLOSED, account, arrived: outbox.arrived };
  await reload();
  for (const each of outbox.operations) {
    if (each.sentAt !== null && hasPassed(each.sentAt, KEEP_SENT_MS)) await removeOperation(each);
  }
}

export async function addToOutbox(
  operation: NewOperation,
  finished: Finished = {},
): Promise<Operation> {
  const { replaced } = finished;
  const corrected = outbox.operations.find(({ key }) => key === replaced);
  const followers = corrected ? rebaseFollowers(corrected, operation, outbox.operations) : [];
  const end = corrected?.place ?? Infinity;
  const before = outbox.operations.filter(({ place }) => place < end);
  const after = operation.after ?? lastOn(operation.id, before, isOpen);
  const lastSequence = outbox.operations.at(-1)?.place ?? 0;
  const added = await addOperation(
    { ...operation, after },
    { ...finished, followers },
    lastSequence,
  );
  const { operations } = outbox;
  if (!replaced) show([...operations, added]);
  else if (added.after === replaced) {
    // This tab did not know that the replaced operation was tried.
    show([...operations, added]);
    await reload();
  } else {
    const rebased = new Map(followers.map((each) => [each.key, each]));
    const others = operations
      .filter(({ key }) => key !== replaced)
      .map((each) => rebased.get(each.key) ?? each);
    show([...refollow(others, replaced, added.key), added].sort(bySequence));
  }
  channel?.postMessage('added');
  return added;
}

/**
 * From its first try the body of an operation stays as it is.
 * @returns false if it must not be sent: another tab has replaced it or had its answer
 */
export async function beginTry(operation: Operation): Promise<boolean> {
  const isWaiting = await markTried(operation);
  if (isWaiting) showChanged({ ...operation, tries: operation.tries + 1 });
  else await reload();
  return isWaiting;
}

export async function keepAnswer(operation: Operation): Promise<void> {
  await saveAnswer(operation);
  showChanged(operation);
}

/** @returns the operations that went, which can be put back; null when it may have arrived */
export async function cancelOperation(operation: Operation): Promise<readonly Operation[] | null> {
  const { key, after } = operation;
  const removed = await removeUnsent(operation);
  if (!removed) {
    await reload();
    return null;
  }
  const { operations } = outbox;
  show(
    refollow(
      operations.filter((each) => !removed.has(each.key)),
      key,
      after,
    ),
  );
  channel?.postMessage('changed');
  return operations.filter((each) => removed.has(each.key));
}

export async function requeue(operations: readonly Operation[]): Promise<void> {
  for (const each of operations) await saveOperation(each);
  show([...outbox.operations, ...operations].sort(bySequence));
  channel?.postMessage('changed');
}

const bySequence = (one: Operation, other: Operation): number => one.place - other.place;

export async function removeFromOutbox(
  operation: Pick<Operation, 'account' | 'key'>,
): Promise<void> {
  await removeOperation(operation);
  show(outbox.operations.filter(({ key }) => key !== operation.key));
  channel?.postMessage('changed');
}

/** Sends the answered operations of every account again after a restore from a backup. */
export async function sendAgain(): Promise<void> {
  await requeueAnswered();
  await reload();
  channel?.postMessage('changed');
}

export function setSending(key: string, isSending: boolean): void {
  const sending = new Set(outbox.sending);
  if (isSending) sending.add(key);
  else sending.delete(key);
  update({ sending });
}

export function setBlocked(kind: BlockedReason | null): void {
  if (kind === (outbox.blocked?.kind ?? null)) return;
  update({ blocked: kind && { kind, since: Date.now() } });
}

/** Reads and decrypts everything, which is slow for hundreds of entries. */
async function reload(): Promise<void> {
  const { account } = outbox;
  if (account === null) return update({});
  const found = await findOperations(account).catch(() => null);
  if (outbox.account !== account) return;
  if (found) update({ ...found, isReady: true });
  await report();
}

function showChanged(operation: Operation): void {
  show(outbox.operations.map((each) => (each.key === operation.key ? operation : each)));
  channel?.postMessage('changed');
}

function show(operations: Operation[]): void {
  update({ operations });
  void report();
}

async function report(): Promise<void> {
  const open = outbox.operations.filter(isOpen);
  const oldest = Math.min(...open.map(({ madeAt }) => madeAt));
  const since = open.length > 0 ? new Date(oldest).toISOString() : null;
  reportWaiting({ device: await deviceId(), count: open.length, since });
}

function update(changes: Partial<Outbox>): void {
  const arrived = outbox.arrived + countArrived(changes.operations);
  outbox = { ...outbox, ...changes, arrived };
  if (notifyTimer !== undefined) return;
  notify();
  // Unchanged groups keep their identity, so that cards are not rendered again for each step.
  const before = outbox;
  const pauseMs = outbox.sending.size > 1 ? DRAW_MANY_EVERY_MS : DRAW_EVERY_MS;
  notifyTimer = setTimeout(() => {
    notifyTimer = undefined;
    if (outbox !== before) notify();
  }, pauseMs);
}

/** The first reading of the device only says what had arrived before. */
function countArrived(operations: readonly Operation[] | undefined): number {
  if (!operations || !outbox.isReady) return 0;
  const known = new Set(outbox.operations.filter(isAnswered).map(({ key }) => key));
  return operations.filter((each) => isAnswered(each) && !known.has(each.key)).length;
}

const isAnswered = (operation: Operation): boolean => !isOpen(operation);

function notify(): void {
  for (const listener of listeners) listener();
}
