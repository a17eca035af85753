// Idempotency keys keep operations that have already arrived from being executed again.
import { contract } from '#domain/contract.ts';
import { fail, Problem } from '#domain/problems.ts';
import { fillMessage, RULE_MESSAGES } from '#domain/rule-messages.ts';
import { NO_VERSION } from '#domain/surveys/outbox/no-version.ts';
import type { OperationKind } from '#domain/surveys/outbox/operation-kind.ts';
import type { OperationResult } from '#domain/surveys/outbox/operation-result-schema.ts';
import type { RescuedOperation } from '#domain/surveys/outbox/rescue-file.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import type { AppContext } from '../../context.ts';
import { parseBody } from '../../parse-body.ts';
import { deleteSurvey, undoDelete } from '../changes/delete-survey.ts';
import { findOperationResults } from '../idempotency/operation-results.ts';
import { createFromBody, updateFromBody } from '../survey-from-body.ts';
import type { RescueAccount } from './find-rescue-account.ts';

const ORIGIN = 'import-rescue';

export interface RescueResult {
  recorded: Record<OperationKind, number>;
  alreadyThere: number;
  refused: {
    /** Position in the file, from 1. */
    position: number;
    /** Names and numbers must not be in it. */
    reason: string;
  }[];
}

export async function importRescue(
  ctx: AppContext,
  account: RescueAccount,
  operations: readonly RescuedOperation[],
): Promise<RescueResult> {
  const actor = ownerOf(account);
  const result: RescueResult = {
    recorded: { create: 0, update: 0, delete: 0, undo: 0 },
    alreadyThere: 0,
    refused: [],
  };
  for (const [index, operation] of operations.entries()) {
    try {
      const isThere = (await findOperationResults(ctx, account.id, [operation.key])).length > 0;
      await perform(ctx, actor, operation);
      if (isThere) result.alreadyThere += 1;
      else result.recorded[operation.action] += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.refused.push({ position: index + 1, reason: reasonOf(error) });
    }
  }
  return result;
}

/** Never an admin: a file must not change the entries of others. */
function ownerOf({ id, name }: RescueAccount): SignedInActor {
  return { id, name, is_admin: false, is_editor: false, sessionHash: '', origin: ORIGIN };
}

async function perform(
  ctx: AppContext,
  actor: SignedInActor,
  operation: RescuedOperation,
): Promise<void> {
  const { key, action } = operation;
  const body = operation.body ?? {};
  if (action === 'create') {
    await createFromBody(ctx, {
      body: parseBody(contract.createSurvey.body, body),
      by: actor,
      key,
    });
    return;
  }
  const { id, version } = await entryOf(ctx, actor.id, operation);
  const change = { id, by: actor, key };
  // The device sends it like this: whatever version the entry has by now.
  if (action === 'delete') await deleteSurvey(ctx, change);
  else if (action === 'undo') {
    const device = parseBody(contract.undoDeleteSurvey.body, body);
    await undoDelete(ctx, { ...change, device });
  } else {
    await updateFromBody(ctx, {
      ...change,
      body: parseBody(contract.updateSurvey.body, body),
      expectedVersion: version,
    });
  }
}

/** The server reports a conflict for the unknown version behind a refusal. @throws Problem surveyNotFound */
async function entryOf(
  ctx: AppContext,
  account: number,
  { after, id, version }: RescuedOperation,
): Promise<{ id: number; version: number | undefined }> {
  const [earlier]: OperationResult[] = after
    ? await findOperationResults(ctx, account, [after])
    : [];
  return {
    id: earlier?.id ?? id ?? fail('surveyNotFound'),
    version: version || earlier?.version || (after ? NO_VERSION : undefined),
  };
}

/** A message may quote the name of an unknown field, so the rules' own sentences are used. */
function reasonOf({ message, errors }: Problem): string {
  if (errors.length === 0) return message;
  const reasons = errors.map(({ rule, params }) =>
    rule === 'unknownField' ? 'Unknown field' : fillMessage(RULE_MESSAGES[rule], params),
  );
  return [...new Set(reasons)].join('; ');
}
