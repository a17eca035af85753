// A waiting change, opened in the form again. Its draft id is the operation's key: the new submission replaces the
// operation, or follows it once it was tried.
import {
  ENCRYPTED_FIELD_NAMES,
  ENCRYPTED_FIELDS,
  type EncryptedFieldName,
  IS_MASKED,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import type { FieldError } from '#domain/validation.ts';
import { uuid } from '../device/uuid.ts';
import type { Draft } from '../drafts/draft.ts';
import {
  type FormOperation,
  isFormOperation,
  isPending,
  isStaleRefusal,
  type Operation,
  type Outcome,
} from './operations/operation.ts';
import { concernsEntry, entryOf } from './operations/operation-chain.ts';
import { findOperations } from './storage/find-operations.ts';

export interface WaitingChange {
  draft: Draft;
  /** The server's refusal. */
  errors: readonly FieldError[] | undefined;
  /** It was refused because somebody else has changed the entry. */
  isStale: boolean;
  /** The identity numbers that the change brings. The form shows their masks. */
  newNumbers: readonly EncryptedFieldName[];
}

/** @param id of the entry, or the key of the operation; the last change if several wait */
export async function findWaitingChange(
  account: number,
  id: string,
): Promise<WaitingChange | null> {
  return lastOpen(await operationsOf(account), id);
}

/** @returns the operation with this key while it waits, and what it led to once it was sent */
export async function findByKey(
  account: number,
  key: string,
): Promise<{ waiting: WaitingChange | null; outcome: Outcome | null }> {
  const all = await operationsOf(account);
  const own = all.filter((each) => each.key === key);
  const waiting = own.some(isPending) ? lastOpen(all, key) : null;
  return { waiting, outcome: own[0]?.outcome ?? null };
}

async function operationsOf(account: number): Promise<readonly Operation[]> {
  return (await findOperations(account).catch(() => null))?.operations ?? [];
}

function lastOpen(all: readonly Operation[], id: string): WaitingChange | null {
  const edits = all.filter((each) => isFormOperation(each));
  const operation = edits.findLast((each) => isPending(each) && concernsEntry(id, each, all));
  if (!operation) return null;
  const { refusal, body } = operation;
  const newNumbers = ENCRYPTED_FIELD_NAMES.filter((name) => {
    const number = body[name];
    return body[ENCRYPTED_FIELDS[name]] !== undefined || (number && !IS_MASKED[name](number));
  });
  return {
    draft: draftOf(operation, all),
    errors: refusal?.errors,
    isStale: isStaleRefusal(refusal),
    newNumbers,
  };
}

function draftOf(operation: FormOperation, all: readonly Operation[]): Draft {
  const { account, key, version, base, values, madeAt } = operation;
  const entry = entryOf(operation, all);
  return {
    account,
    id: key,
    entry: entry?.id ?? null,
    version: entry?.version ?? version,
    key: uuid(),
    begun: madeAt,
    changed: 0,
    writer: '',
    base,
    values,
    numberless: false,
    household: null,
  };
}
