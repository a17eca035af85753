import { uuid } from '../../api/uuid.ts';
import { isFrozen, type Operation } from '../operation.ts';
import { addToOutbox, putBack, remove } from '../outbox.ts';
import { sendWaiting } from '../sending/sender.ts';

/**
 * Removes an operation. One that may have arrived is followed by a deletion instead.
 * @returns a function that undoes this, if that is possible
 */
export async function deleteUnsent(operation: Operation): Promise<(() => Promise<void>) | null> {
  if (!isFrozen(operation)) {
    await remove(operation);
    return () => putBack(operation);
  }
  const { account, key } = operation;
  const deletion = await addToOutbox({
    account,
    key: uuid(),
    action: 'delete',
    id: operation.id,
    version: null,
    body: null,
    base: null,
    values: operation.values,
    entry: operation.entry,
    after: key,
  });
  void sendWaiting();
  return () => remove(deletion);
}
