// The request that an operation waits for.
import { Problem } from '#domain/problems.ts';
import { NO_VERSION } from '#domain/surveys/outbox/no-version.ts';
import { LocalProblem } from '../../../messages/errors.ts';
import { call } from '../../api/client.ts';
import type { Operation, Outcome } from '../operations/operation.ts';
import { entryOf } from '../operations/operation-chain.ts';
import { currentOutbox } from '../outbox-state.ts';

/** @throws Problem as the server or the network refuses it */
export async function requestOperation(operation: Operation): Promise<Outcome> {
  const sent = { idempotencyKey: operation.key, keepSession: true };
  const entry = entryOf(operation, currentOutbox().operations);
  if (operation.action === 'create') {
    return outcomeOf(await call('createSurvey', { ...sent, body: operation.body }));
  }
  if (!entry) throw new Problem('surveyNotFound');
  const { id } = entry;
  const version = entry.version ?? NO_VERSION;
  switch (operation.action) {
    case 'update':
      return outcomeOf(await call('updateSurvey', { ...sent, id, version, body: operation.body }));
    case 'undo':
      return outcomeOf(await call('undoDeleteSurvey', { ...sent, id, body: operation.body }));
    case 'delete':
      return deleteEntry(call('deleteSurvey', { ...sent, id }), { id, version: version + 1 });
  }
}

function outcomeOf({ data: { id, version } }: { data: Outcome }): Outcome {
  return { id, version };
}

/** An entry that is deleted already counts as deleted; a screen that still waits for the answer says so. */
async function deleteEntry(deletion: Promise<unknown>, deleted: Outcome): Promise<Outcome> {
  try {
    await deletion;
    return deleted;
  } catch (error) {
    // A proxy answers 404, too.
    const isServerAnswer = error instanceof Problem && !(error instanceof LocalProblem);
    if (isServerAnswer && error.code === 'surveyNotFound') return { ...deleted, wasGone: true };
    throw error;
  }
}
