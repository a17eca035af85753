import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { may, type SurveyAction } from '#domain/permissions.ts';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensure, ensureVersion, fail } from '#domain/problems.ts';
import type { OperationKind } from '#domain/surveys/outbox/operation-kind.ts';
import type { DeviceTimeFields } from '#domain/surveys/outbox/recorded-at.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { replayOnConflict } from '../../idempotency/create-once.ts';
import { recordDifferent } from '../duplicates/record-different.ts';
import { findStoredReply, type KeyedOperation, saveKey } from '../idempotency/stored-replies.ts';
import type { SurveyRow } from '../survey-columns.ts';
import { lockSurvey, type OwnedSnapshot, type OwnedSurvey } from './lock-survey.ts';
import { saveChange } from './save-change.ts';

const CHANGES = {
  update: { permission: 'update', operation: 'update' },
  delete: { permission: 'delete', operation: 'delete' },
  undoDelete: { permission: 'delete', operation: 'undo' },
  restore: { permission: 'restore', operation: 'undo' },
  revert: { permission: 'update', operation: 'update' },
} as const satisfies Partial<
  Record<AuditAction, { permission: SurveyAction; operation: OperationKind }>
>;

export interface ChangeRequest {
  id: number;
  by: RequestActor;
  /** Undefined: the last write wins. */
  expectedVersion?: number | undefined;
  /** A repeated request changes nothing and gets its first result. */
  key?: string | undefined;
}

interface SurveyChange extends Omit<ChangeRequest, 'expectedVersion'> {
  action: keyof typeof CHANGES;
  input?: SurveyInput | undefined;
  consent?: ConsentInput | undefined;
  device?: DeviceTimeFields | undefined;
  differentFrom?: readonly number[] | undefined;
  lock?: (
    ctx: AppContext,
    transaction: Transaction<Tables>,
    id: number,
  ) => Promise<OwnedSurvey | undefined>;
}

/**
 * @param apply may write in the transaction; returns the columns to set, or null if there is nothing to do, which
 * stores no key; throws if the change is not allowed
 * @throws Problem surveyNotFound, forbidden
 */
export function changeSurvey(
  ctx: AppContext,
  {
    action,
    id,
    by,
    key,
    input,
    consent,
    device,
    differentFrom = [],
    lock = lockSurvey,
  }: SurveyChange,
  apply: (
    row: OwnedSurvey,
    transaction: Transaction<Tables>,
  ) => Partial<OwnedSurvey> | null | Promise<Partial<OwnedSurvey> | null>,
): Promise<OwnedSnapshot> {
  const { permission, operation } = CHANGES[action];
  const keyed: KeyedOperation | undefined = key
    ? { key, by, action: operation, surveyId: id, input, consent }
    : undefined;
  const findEarlier = async (db: Kysely<Tables>) => keyed && findStoredReply(ctx, db, keyed);
  const change = async (transaction: Transaction<Tables>) => {
    const row = (await lock(ctx, transaction, id)) ?? fail('surveyNotFound');
    const earlier = await findEarlier(transaction);
    if (earlier) return earlier;
    ensure(may(by, permission, row));
    const columns = await apply(row, transaction);
    if (!columns) return row;
    const changed = await saveChange(ctx, transaction, { row, columns, action, by, device });
    await recordDifferent(ctx, transaction, { entry: changed, differentFrom, by });
    if (keyed) await saveKey(ctx, transaction, keyed, changed);
    return changed;
  };
  // The lock does not keep out a request that uses the same key for another entry at the same time.
  return replayOnConflict(
    ctx,
    () => findEarlier(ctx.db),
    () => ctx.db.transaction().execute(change),
  );
}

/** @throws Problem surveyNotFound, staleVersion */
export function ensureCurrent(row: SurveyRow, expected: number | undefined): void {
  if (row.deleted_at !== null) fail('surveyNotFound');
  ensureVersion(row.version, expected, 'staleVersion');
}
