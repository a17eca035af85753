// A waiting change, opened in the form again. Its draft id is the operation's key: the new submission replaces the
// operation, or follows it once it was tried.
import type { FieldError } from '#domain/validation.ts';
import { uuid } from '../api/uuid.ts';
import type { Draft } from '../drafts/draft.ts';
import { type EditOperation, isEdit, isOpen, type Operation } from './operations/operation.ts';
import { findOperations } from './storage/find-operations.ts';

export async function findWaitingChange(
  account: number,
  isWanted: (operation: Operation) => boolean,
): Promise<{ draft: Draft; errors: readonly FieldError[] | undefined } | null> {
  const found = await findOperations(account).catch(() => null);
  const edits = found?.operations.filter((each) => isEdit(each)) ?? [];
  const operation = edits.findLast((each) => isOpen(each) && isWanted(each));
  return operation ? { draft: draftOf(operation), errors: operation.refusal?.errors } : null;
}

function draftOf(operation: EditOperation): Draft {
  const { account, key, id, version, base, values, madeAt } = operation;
  return {
    account,
    id: key,
    entry: id,
    version,
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
