import { forgetHousehold } from '../../household/remembered-household.ts';
import { newDeletion } from '../operations/new-deletion.ts';
import type { Operation } from '../operations/operation.ts';
import { addOperation, removeUnsent } from '../outbox.ts';
import { sendWaiting } from '../sending/send-round.ts';

export interface CancelledOperation {
  undo: () => Promise<void>;
  /** The entry may have arrived: its deletion waits to be sent. */
  isDeletionWaiting: boolean;
}

/**
 * Cancels an operation. An entry that may have arrived is deleted on the server instead.
 * @returns null when nothing was done, as a change may have arrived
 */
export async function cancelUnsent(operation: Operation): Promise<CancelledOperation | null> {
  const restore = await removeUnsent(operation);
  if (operation.action === 'create') await forgetHousehold();
  if (restore) {
    // Operations behind it may be ready now.
    void sendWaiting();
    const undo = () => restore().then(() => void sendWaiting());
    return { undo, isDeletionWaiting: false };
  }
  if (operation.action !== 'create') return null;
  const deletion = await follow(operation, 'delete');
  const undo = async () => {
    if (!(await removeUnsent(deletion))) await follow(deletion, 'undo');
  };
  return { undo, isDeletionWaiting: true };
}

async function follow(
  { account, id, values, entry, key: after }: Operation,
  action: 'delete' | 'undo',
): Promise<Operation> {
  const added = await addOperation(
    newDeletion(action, { account, id, version: null, values, entry, after }),
  );
  void sendWaiting();
  return added;
}
