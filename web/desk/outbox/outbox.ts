// The outbox of the signed-in account: changes are stored on the device, shown in this tab and announced to other tabs.
import { hasPassed } from '../device/clock.ts';
import { findDrafts } from '../drafts/draft-repository.ts';
import {
  isFormOperation,
  isPending,
  KEEP_SENT_MS,
  type NewOperation,
  type Operation,
} from './operations/operation.ts';
import { completedOperations, lastOperationOfEntry, relink } from './operations/operation-chain.ts';
import { dependentsWithout, rebaseDependents } from './operations/rebase-dependents.ts';
import { currentOutbox } from './outbox-state.ts';
import { reloadOutbox, showOperations } from './read-outbox.ts';
import { requeueAnsweredOperations } from './requeue-answered.ts';
import { deleteOperation, recordAttempt, storeAnswer } from './storage/change-operation.ts';
import { deleteUnsent, restoreDeleted } from './storage/delete-unsent.ts';
import { type Superseded, storeOperation } from './storage/store-operation.ts';
import { broadcastChange } from './tab-broadcast.ts';

export async function addOperation(
  operation: NewOperation,
  superseded: Superseded = {},
): Promise<Operation> {
  const { account, operations } = currentOutbox();
  // Another account may have signed in since the form was submitted.
  const known = account === operation.account ? operations : [];
  const replaced = known.find(({ key }) => key === superseded.replaced);
  const dependents =
    replaced && isFormOperation(replaced) && isFormOperation(operation)
      ? rebaseDependents(replaced, operation, known)
      : [];
  const end = replaced?.sequence ?? Infinity;
  const before = known.filter(({ sequence }) => sequence < end);
  const after = operation.after ?? lastOperationOfEntry(operation.id, before, isPending);
  const lastSequence = known.at(-1)?.sequence ?? 0;
  const added = await storeOperation(
    { ...operation, after },
    { ...superseded, dependents },
    lastSequence,
  );
  if (!added) return findOperationOfOtherTab(operation.key);
  await showAdded(added, { ...superseded, dependents });
  broadcastChange('added');
  return added;
}

/** Another tab's operation, made of the same draft. */
async function findOperationOfOtherTab(key: string): Promise<Operation> {
  await reloadOutbox();
  const found = currentOutbox().operations.find((each) => each.key === key);
  if (!found) throw new Error(`Operation ${key} was answered while it was read`);
  return found;
}

async function showAdded(
  added: Operation,
  { replaced, dependents = [] }: Superseded,
): Promise<void> {
  const { account, operations } = currentOutbox();
  if (added.account !== account) return;
  if (!replaced) return showOperations([...operations, added]);
  if (added.after === replaced) {
    // This tab did not know that the replaced operation was tried.
    showOperations([...operations, added]);
    return reloadOutbox();
  }
  const rebased = new Map(dependents.map((each) => [each.key, each]));
  const others = operations
    .filter(({ key }) => key !== replaced)
    .map((each) => rebased.get(each.key) ?? each);
  showOperations([...relink(others, replaced, added.key), added].sort(bySequence));
}

/**
 * From its first try the body of an operation stays as it is.
 * @returns the marked operation; null if it must not be sent: another tab has replaced it or had its answer
 */
export async function markTried(operation: Operation): Promise<Operation | null> {
  if (!(await recordAttempt(operation))) {
    await reloadOutbox();
    return null;
  }
  const tried = { ...operation, tries: operation.tries + 1 };
  showChanged(tried);
  return tried;
}

export async function saveAnswer(operation: Operation): Promise<void> {
  await storeAnswer(operation);
  showChanged(operation);
}

/** @returns a function that restores what was removed; null when it may have arrived */
export async function removeUnsent(operation: Operation): Promise<(() => Promise<void>) | null> {
  const before = currentOutbox().operations;
  const relinked = operation.action === 'create' ? [] : dependentsWithout(operation, before);
  const keys = await deleteUnsent(operation, relinked);
  if (!keys) {
    await reloadOutbox();
    return null;
  }
  const changed = new Map(relinked.map((each) => [each.key, each]));
  showOperations(
    currentOutbox()
      .operations.filter(({ key }) => !keys.has(key))
      .map((each) => changed.get(each.key) ?? each),
  );
  broadcastChange('changed');
  return async () => {
    const removed = before.filter(({ key }) => keys.has(key));
    const dependents = before.filter(({ key }) => changed.has(key));
    await restoreDeleted(operation.account, removed, dependents);
    await reloadOutbox();
    broadcastChange('changed');
  };
}

const bySequence = (one: Operation, other: Operation): number => one.sequence - other.sequence;

export async function removeOperation(
  operation: Pick<Operation, 'account' | 'key'>,
): Promise<void> {
  await deleteOperation(operation);
  showOperations(currentOutbox().operations.filter(({ key }) => key !== operation.key));
  broadcastChange('changed');
}

/**
 * Removes operations that were answered long ago, unless one that follows, or a draft that corrects them, still
 * needs the answer. The server's time must be known.
 */
export async function removeExpired(): Promise<void> {
  const { account, operations } = currentOutbox();
  const expired = completedOperations(operations).filter(
    ({ sentAt }) => sentAt !== null && hasPassed(sentAt, KEEP_SENT_MS),
  );
  if (account === null || expired.length === 0) return;
  const corrected = new Set((await findDrafts(account)).map(({ id }) => id));
  for (const each of expired) {
    if (!corrected.has(each.key)) await removeOperation(each).catch(() => {});
  }
}

/** Sends the answered operations of every account again after a restore from a backup. */
export async function requeueAnswered(): Promise<void> {
  await requeueAnsweredOperations();
  await reloadOutbox();
  broadcastChange('changed');
}

function showChanged(operation: Operation): void {
  showOperations(
    currentOutbox().operations.map((each) => (each.key === operation.key ? operation : each)),
  );
  broadcastChange('changed');
}
