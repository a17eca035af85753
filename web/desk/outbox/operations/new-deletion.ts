import { deviceTime } from '../../device/clock.ts';
import { uuid } from '../../device/uuid.ts';
import type { Deletion, UndoDeletion } from './operation.ts';

/** A deletion, or its undo, which tells the server when it was pressed: it may arrive late. */
export function newDeletion(
  action: 'delete' | 'undo',
  target: Omit<Deletion, 'action' | 'key' | 'body' | 'base'>,
): Deletion | UndoDeletion {
  const operation = { ...target, key: uuid(), base: null };
  return action === 'delete'
    ? { ...operation, action, body: null }
    : { ...operation, action, body: deviceTime() };
}
