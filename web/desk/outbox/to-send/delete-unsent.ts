import { uuid } from '../../api/uuid.ts';
import type { NewOperation, Operation } from '../operation.ts';
import { addToOutbox, putBack, takeBack } from '../outbox.ts';
import { sendWaiting } from '../sending/sender.ts';

/**
 * Takes an operation back. An entry that may have arrived is deleted at the office instead.
 * @returns a function that undoes this; null when nothing was done, as a change may have arrived
 */
export async function deleteUnsent(operation: Operation): Promise<(() => Promise<void>) | null> {
  const removed = await takeBack(operation);
  if (removed) return () => putBack(removed);
  if (operation.action !== 'create') return null;
  const deletion = await follow(operation, 'delete');
  return async () => {
    if (!(await takeBack(deletion))) await follow(deletion, 'undo');
  };
}

async function follow(
  { account, id, values, entry, key: after }: Operation,
  action: NewOperation['action'],
): Promise<Operation> {
  const unchanged = { version: null, body: null, base: null };
  const following = { account, id, values, entry, after, ...unchanged, action, key: uuid() };
  const added = await addToOutbox(following);
  void sendWaiting();
  return added;
}
