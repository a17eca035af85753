import { uuid } from '../../api/uuid.ts';
import { deviceTime } from '../../device/clock.ts';
import type { NewOperation, Operation } from '../operation.ts';
import { addOperation, removeUnsent, requeue } from '../outbox.ts';
import { sendWaiting } from '../sending/sender.ts';

/**
 * Takes an operation back. An entry that may have arrived is deleted at the office instead.
 * @returns a function that undoes this; null when nothing was done, as a change may have arrived
 */
export async function deleteUnsent(operation: Operation): Promise<(() => Promise<void>) | null> {
  const removed = await removeUnsent(operation);
  if (removed) return () => requeue(removed);
  if (operation.action !== 'create') return null;
  const deletion = await follow(operation, 'delete');
  return async () => {
    if (!(await removeUnsent(deletion))) await follow(deletion, 'undo');
  };
}

async function follow(
  { account, id, values, entry, key: after }: Operation,
  action: NewOperation['action'],
): Promise<Operation> {
  const body = action === 'undo' ? deviceTime() : null;
  const kept = { account, id, values, entry, after };
  const added = await addOperation({
    ...kept,
    action,
    key: uuid(),
    version: null,
    body,
    base: null,
  });
  void sendWaiting();
  return added;
}
