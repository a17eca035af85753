import { keptEditPath, surveyPath } from '../../navigation/paths.ts';
import { homeOf } from '../../session/guard.ts';
import { readSession } from '../../session/session.ts';
import { currentOutbox } from '../outbox-state.ts';
import type { Operation } from './operation.ts';
import { entryOf } from './operation-chain.ts';

/** An entry that is not on the server yet has its operation's key in its path. */
export function viewPath({ id, key }: Operation): string {
  return surveyPath(id ?? key);
}

export function editPath(operation: Operation): string {
  const { key } = operation;
  const entry = entryOf(operation, currentOutbox().operations);
  if (entry) return keptEditPath(entry.id, key);
  const actor = readSession()?.volunteer;
  return `${actor ? homeOf(actor) : ''}?new=${key}`;
}
