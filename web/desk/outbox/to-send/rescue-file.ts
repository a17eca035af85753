// Saves the waiting operations to a file that only the server can read, before the phone is repaired or given away.
import {
  RESCUE_CONTEXT,
  RESCUE_FORMAT,
  type RescuedOperation,
  type RescuedOutbox,
  type RescueFile,
} from '#domain/surveys/outbox/rescue-file.ts';
import type { Operation } from '../operations/operation.ts';
import { entryOf } from '../operations/operation-chain.ts';
import { encryptToServer } from '../sending/encrypt-to-server.ts';
import { findRescueProof, knownSyncState } from '../sync-state.ts';

/** @returns null on a device that has never reached the server */
export async function makeRescueFile(
  account: number,
  operations: readonly Operation[],
): Promise<File | null> {
  const syncState = await knownSyncState();
  if (!syncState) return null;
  const madeAt = new Date().toISOString();
  const outbox: RescuedOutbox = {
    account,
    proof: await findRescueProof(account),
    made_at: madeAt,
    operations: operations.map((each) => rescued(each, operations)),
  };
  const content: RescueFile = {
    format: RESCUE_FORMAT,
    key_id: syncState.sealing_key.id,
    sealed: await encryptToServer(JSON.stringify(outbox), syncState.sealing_key, RESCUE_CONTEXT),
  };
  const name = `adhyay-rescue-${madeAt.slice(0, 16).replace(':', '')}.json`;
  return new File([JSON.stringify(content)], name, { type: 'application/json' });
}

function rescued(operation: Operation, all: readonly Operation[]): RescuedOperation {
  const { key, action, body, after } = operation;
  const entry = entryOf(operation, all);
  return {
    key,
    action,
    ...entry,
    ...(after && { after }),
    ...(body && { body: { ...body } }),
  };
}
