// The outbox of the signed-in account: changes are stored on the device, shown in this tab and announced to other tabs.
import { hasPassed } from '../device/clock.ts';
import { canEncrypt } from '../device/encryption.ts';
import {
  isEdit,
  isOpen,
  KEEP_SENT_MS,
  lastOn,
  type NewOperation,
  type Operation,
  relink,
} from './operations/operation.ts';
import { dependentsWithout, rebaseDependents } from './operations/rebase-dependents.ts';
import * as repository from './outbox-repository.ts';
import { currentOutbox, type Outbox, resetOutbox, updateOutbox } from './outbox-state.ts';
import { requeueAnsweredOperations } from './requeue-answered.ts';
import { deviceId } from './sync-state.ts';
import { reportWaiting } from './waiting-report.ts';

/** Another tab that is sending broadcasts each entry. */
const OTHER_TAB_MS = 300;

/** The pending read of the device for the account, started by the first caller. */
let opened: { account: number | null; read: Promise<void> } | undefined;
/** The number of changes of the outbox in this tab. */
let changes = 0;
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox');

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
  resetOutbox(null);
}

async function readOutbox(account: number | null): Promise<void> {
  resetOutbox(account);
  await reload();
}

export async function addOperation(
  operation: NewOperation,
  finished: repository.Finished = {},
): Promise<Operation> {
  const known = currentOutbox().operations;
  const replaced = known.find(({ key }) => key === finished.replaced);
  const dependents =
    replaced && isEdit(replaced) && isEdit(operation)
      ? rebaseDependents(replaced, operation, known)
      : [];
  const end = replaced?.sequence ?? Infinity;
  const before = known.filter(({ sequence }) => sequence < end);
  const after = operation.after ?? lastOn(operation.id, before, isOpen);
  const lastSequence = known.at(-1)?.sequence ?? 0;
  const added = await repository.addOperation(
    { ...operation, after },
    { ...finished, dependents },
    lastSequence,
  );
  await showAdded(added, { ...finished, dependents });
  channel?.postMessage('added');
  return added;
}

async function showAdded(
  added: Operation,
  { replaced, dependents = [] }: repository.Finished,
): Promise<void> {
  const { operations } = currentOutbox();
  if (!replaced) return show([...operations, added]);
  if (added.after === replaced) {
    // This tab did not know that the replaced operation was tried.
    show([...operations, added]);
    return reload();
  }
  const rebased = new Map(dependents.map((each) => [each.key, each]));
  const others = operations
    .filter(({ key }) => key !== replaced)
    .map((each) => rebased.get(each.key) ?? each);
  show([...relink(others, replaced, added.key), added].sort(bySequence));
}

/**
 * From its first try the body of an operation stays as it is.
 * @returns the marked operation; null if it must not be sent: another tab has replaced it or had its answer
 */
export async function markTried(operation: Operation): Promise<Operation | null> {
  if (!(await repository.markTried(operation))) {
    await reload();
    return null;
  }
  const tried = { ...operation, tries: operation.tries + 1 };
  showChanged(tried);
  return tried;
}

export async function saveAnswer(operation: Operation): Promise<void> {
  await repository.saveAnswer(operation);
  showChanged(operation);
}

/** @returns a function that restores what was removed; null when it may have arrived */
export async function removeUnsent(operation: Operation): Promise<(() => Promise<void>) | null> {
  const before = currentOutbox().operations;
  const relinked = operation.action === 'create' ? [] : dependentsWithout(operation, before);
  const keys = await repository.removeUnsent(operation, relinked);
  if (!keys) {
    await reload();
    return null;
  }
  const changed = new Map(relinked.map((each) => [each.key, each]));
  show(
    currentOutbox()
      .operations.filter(({ key }) => !keys.has(key))
      .map((each) => changed.get(each.key) ?? each),
  );
  channel?.postMessage('changed');
  return async () => {
    const removed = before.filter(({ key }) => keys.has(key));
    const dependents = before.filter(({ key }) => changed.has(key));
    await repository.restoreRemoved(operation.account, removed, dependents);
    await reload();
    channel?.postMessage('changed');
  };
}

const bySequence = (one: Operation, other: Operation): number => one.sequence - other.sequence;

export async function removeOperation(
  operation: Pick<Operation, 'account' | 'key'>,
): Promise<void> {
  await repository.removeOperation(operation);
  show(currentOutbox().operations.filter(({ key }) => key !== operation.key));
  channel?.postMessage('changed');
}

/** Removes operations that were answered long ago. The server's time must be known. */
export async function removeExpired(): Promise<void> {
  for (const each of currentOutbox().operations) {
    if (each.sentAt !== null && hasPassed(each.sentAt, KEEP_SENT_MS))
      await removeOperation(each).catch(() => {});
  }
}

/** Sends the answered operations of every account again after a restore from a backup. */
export async function requeueAnswered(): Promise<void> {
  await requeueAnsweredOperations();
  await reload();
  channel?.postMessage('changed');
}

/** A device that is slow to start may not answer the first time. */
export async function reloadAfterFailure(): Promise<void> {
  if (currentOutbox().reading === 'failed') await reload();
}

/** Reads and decrypts everything, which is slow for hundreds of entries: this tab may change some meanwhile. */
async function reload(): Promise<void> {
  const { account } = currentOutbox();
  if (account === null) return updateOutbox({});
  const changesBefore = changes;
  let reading: Outbox['reading'] = 'failed';
  const found = await repository.findOperations(account).catch((error: unknown) => {
    if (isForbidden(error)) reading = 'unavailable';
    return null;
  });
  if (currentOutbox().account !== account) return;
  // What waits is unknown: nothing is reported.
  if (!found) return updateOutbox({ reading });
  if (changes !== changesBefore) return reload();
  update({ ...found, isReady: canEncrypt(), reading: 'done' });
  await report();
}

/** The browser stores nothing here: there is nothing that could be read later. */
function isForbidden(error: unknown): boolean {
  return (
    !('indexedDB' in globalThis) ||
    (error instanceof DOMException && error.name === 'SecurityError')
  );
}

function showChanged(operation: Operation): void {
  show(currentOutbox().operations.map((each) => (each.key === operation.key ? operation : each)));
  channel?.postMessage('changed');
}

function show(operations: Operation[]): void {
  update({ operations });
  void report();
}

function update(next: Parameters<typeof updateOutbox>[0]): void {
  changes += 1;
  updateOutbox(next);
}

async function report(): Promise<void> {
  const open = currentOutbox().operations.filter(isOpen);
  const oldest = Math.min(...open.map(({ madeAt }) => madeAt));
  const since = open.length > 0 ? new Date(oldest).toISOString() : null;
  reportWaiting({ device: await deviceId(), count: open.length, since });
}
