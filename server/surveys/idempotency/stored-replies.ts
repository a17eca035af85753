import type { Kysely, Transaction } from 'kysely';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { OperationKind } from '#domain/surveys/outbox/operation-kind.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { keyedDigest } from '../../idempotency/keyed-digest.ts';
import type { Vault } from '../../vault/vault.ts';
import type { OwnedSnapshot } from '../changes/lock-survey.ts';
import { readMerges, withoutUndoneMerges } from '../duplicates/survey-merges.ts';
import { readSnapshot } from '../history/snapshot.ts';
import { matchesInput, type SurveySnapshot } from '../survey-columns.ts';

export interface KeyedOperation {
  key: string;
  by: RequestActor;
  action: OperationKind;
  surveyId?: number;
  /** Undefined for a deletion and its undo, which have no body. */
  input?: SurveyInput | undefined;
  consent?: ConsentInput | undefined;
}

/** A leaked old key would reveal numbers in digests, so a key rotation replaces them by this. */
export const NO_DIGEST = '';
/** The number of an entry that a restore did not bring back may belong to another one now. */
export const ERASED_WITHOUT_ID = 0;

/**
 * @param database the transaction of the change, to see what a concurrent request has just done
 * @throws Problem keyReused when the key came with another action, entry or body; surveyErased
 */
export async function findStoredReply(
  ctx: AppContext,
  database: Kysely<Tables>,
  operation: KeyedOperation,
): Promise<OwnedSnapshot | undefined> {
  const stored = await database
    .selectFrom('survey_keys')
    .leftJoin('survey_versions', (join) =>
      join
        .onRef('survey_versions.survey_id', '=', 'survey_keys.survey_id')
        .onRef('survey_versions.version', '=', 'survey_keys.version'),
    )
    .select([
      'body_digest',
      'owner_name',
      'action',
      'survey_keys.survey_id',
      'survey_keys.version',
      'at',
      'snapshot',
    ])
    .where('survey_keys.volunteer_id', '=', operation.by.id)
    .where('key', '=', operation.key)
    .executeTakeFirst();
  if (!stored) return undefined;
  const { action, surveyId = stored.survey_id } = operation;
  ensure(stored.action === action && stored.survey_id === surveyId, 'keyReused');
  const { survey_id, version, at, snapshot: text } = stored;
  // Only an erasure deletes versions.
  if (at === null || text === null) return fail('surveyErased');
  const snapshot = readSnapshot({ survey_id, version, snapshot: text });
  ensure(isSameBody(ctx, operation, stored.body_digest, snapshot), 'keyReused');
  const merges = operation.by.is_admin ? [] : await readMerges(database, survey_id);
  return {
    ...withoutUndoneMerges(snapshot, merges),
    volunteer_name: stored.owner_name,
    volunteer_deleted_at:
      action === 'create' ? null : await deletionBefore(database, snapshot.volunteer_id, at),
  };
}

/** @returns when the volunteer was deleted; null if they were not at that time */
async function deletionBefore(
  database: Kysely<Tables>,
  volunteerId: number,
  time: string,
): Promise<string | null> {
  const deleted = await database
    .selectFrom('volunteers')
    .select('deleted_at')
    .where('id', '=', volunteerId)
    .where('deleted_at', '<=', time)
    .executeTakeFirst();
  return deleted?.deleted_at ?? null;
}

/** @throws the driver's unique violation when the key was used before */
export async function saveKey(
  { vault }: AppContext,
  transaction: Transaction<Tables>,
  operation: KeyedOperation,
  result: Pick<OwnedSnapshot, 'id' | 'version' | 'volunteer_name'>,
): Promise<void> {
  const { key, by, action } = operation;
  await transaction
    .insertInto('survey_keys')
    .values({
      volunteer_id: by.id,
      key,
      body_digest: digestOf(vault, operation),
      survey_id: result.id,
      owner_name: result.volunteer_name,
      action,
      version: result.version,
    })
    .execute();
}

function isSameBody(
  { vault }: AppContext,
  operation: KeyedOperation,
  digest: string,
  stored: SurveySnapshot,
): boolean {
  const { by, action, input } = operation;
  if (!input || digest !== NO_DIGEST) return digestOf(vault, operation) === digest;
  const before = action === 'create' ? undefined : stored;
  return matchesInput(vault, input, stored, before) && isSameOwner(input, by, stored);
}

function digestOf(vault: Vault, { input, consent }: KeyedOperation): string {
  return input ? keyedDigest(vault, { ...input, ...consent }, 'survey body') : NO_DIGEST;
}

function isSameOwner(
  { volunteer_id }: SurveyInput,
  { is_admin }: RequestActor,
  stored: Pick<SurveySnapshot, 'volunteer_id'>,
): boolean {
  return !is_admin || !volunteer_id || volunteer_id === stored.volunteer_id;
}
