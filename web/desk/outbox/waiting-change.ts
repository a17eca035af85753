// A waiting change, opened in the form again. Its draft id is the operation's key: the new submission replaces the
// operation, or follows it once it was tried.
import type { FieldError } from '#domain/validation.ts';
import { uuid } from '../api/uuid.ts';
import type { Draft } from '../drafts/draft.ts';
import { emptyValues } from '../survey-form/values.ts';
import { isOpen, type Operation } from './operation.ts';
import { findOperations } from './outbox-repository.ts';

export async function findWaitingChange(
  account: number,
  isWanted: (operation: Operation) => boolean,
): Promise<{ draft: Draft; errors: readonly FieldError[] | undefined } | null> {
  const found = await findOperations(account).catch(() => null);
  const operation = found?.operations.findLast((each) => isOpen(each) && isWanted(each));
  if (!operation?.values) return null;
  return { draft: draftOf(operation, operation.values), errors: operation.refusal?.errors };
}

function draftOf(operation: Operation, values: NonNullable<Operation['values']>): Draft {
  const { account, key, id, version, base, madeAt } = operation;
  return {
    account,
    id: key,
    entry: id,
    version,
    key: uuid(),
    begun: madeAt,
    changed: 0,
    writer: '',
    base: base ?? emptyValues(account),
    values,
    numberless: false,
    household: null,
  };
}
