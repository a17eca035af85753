import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import { type DeviceTime, recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { type Action, type AuditActor, type ByPerson, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { noteCorrection } from './corrections/corrections.ts';
import type { SurveyRow, SurveySnapshot } from './draft-columns.ts';
import { recordDifferent } from './duplicates/record-different.ts';
import { findStoredReply, type KeyedOperation, saveKey } from './idempotency/stored-replies.ts';

export const FIRST_VERSION = 1;

interface WithOwner {
  volunteer_name: string;
  volunteer_deleted_at: string | null;
}
export interface OwnedSurvey extends SurveyRow, WithOwner {}
/** An entry as it is or was. */
export interface OwnedSnapshot extends SurveySnapshot, WithOwner {}

type Change = 'update' | 'delete' | 'undoDelete' | 'restore' | 'putBack' | 'merge';

/** The permission that each change needs. */
const PERMISSION = {
  update: 'update',
  delete: 'delete',
  undoDelete: 'delete',
  restore: 'restore',
  putBack: 'update',
  merge: 'assign',
} as const satisfies Record<Change, SurveyAction>;

/** What a request says beside the change itself. */
export interface SentWith {
  operation?: KeyedOperation | undefined;
  /** When the change was made on the device. */
  device?: DeviceTime | undefined;
  /** Of a new entry. */
  householdId?: string | null | undefined;
  /** Entries of other people, although they look like this one. */
  differentFrom?: readonly number[] | undefined;
}

export interface ChangeOptions extends SentWith {
  /** For a change that concerns a second entry as well. */
  lock?: typeof lockSurvey;
}

/** @throws Problem surveyNotFound, staleVersion */
export function ensureCurrent(row: SurveyRow, expected: number | undefined): void {
  if (row.deleted_at !== null) fail('surveyNotFound');
  if (expected !== undefined && expected !== row.version) fail('staleVersion');
}

/**
 * Every change of an entry: one read that locks the row, one update, one version and one audit line.
 * A repeated operation changes nothing and gives its first result.
 * @throws Problem surveyNotFound, keyReused, forbidden, and what `decide` throws
 */
export async function changeSurvey(
  ctx: AppContext,
  id: number,
  action: Change,
  by: ByPerson,
  decide: (
    row: OwnedSurvey,
    transaction: Transaction<Tables>,
  ) => Partial<OwnedSurvey> | Promise<Partial<OwnedSurvey>>,
  { operation, device, differentFrom = [], lock = lockSurvey }: ChangeOptions = {},
): Promise<OwnedSnapshot> {
  try {
    return await ctx.db.transaction().execute(async (transaction) => {
      const row = (await lock(ctx, transaction, id)) ?? fail('surveyNotFound');
      const earlier = operation && (await findStoredReply(ctx, transaction, by, operation));
      if (earlier) return earlier;
      ensure(may({ id: by.actorId, is_admin: by.isAdmin }, PERMISSION[action], row));
      const columns = await decide(row, transaction);
      const result = await saveChange(ctx, transaction, row, action, by, columns, device);
      await recordDifferent(ctx, transaction, result, differentFrom, by);
      if (operation) await saveKey(ctx, transaction, by, operation, result);
      return result;
    });
  } catch (error) {
    // The same key came for another entry at the same time, whose lock does not keep it out.
    if (!operation || !ctx.dialect.isUniqueViolation(error)) throw error;
    const first = await findStoredReply(ctx, ctx.db, by, operation);
    if (!first) throw error;
    return first;
  }
}

/** Of a row that the transaction has locked. One that changes nothing makes no version. */
export async function saveChange(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  row: OwnedSurvey,
  action: Change,
  by: ByPerson,
  change: Partial<OwnedSurvey>,
  device?: DeviceTime,
): Promise<OwnedSurvey> {
  const owner = {
    volunteer_name: row.volunteer_name,
    volunteer_deleted_at: row.volunteer_deleted_at,
  };
  const { volunteer_name, volunteer_deleted_at, ...columns } = { ...owner, ...change };
  if (isDeepStrictEqual({ ...row, ...columns }, { ...row })) return row;
  const changed = await transaction
    .updateTable('surveys')
    .set({ ...columns, version: row.version + 1, updated_at: ctx.now().toISOString() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveVersion(ctx, transaction, changed, action, by, device);
  return { ...changed, volunteer_name, volunteer_deleted_at };
}

/** With its owner, whose row is only read and not locked. */
export function lockSurvey(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const entry = transaction
    .selectFrom('surveys')
    .selectAll()
    .select((expression) => {
      const owner = expression
        .selectFrom('volunteers')
        .whereRef('volunteers.id', '=', 'surveys.volunteer_id');
      return [
        owner.select('volunteers.name').$asScalar().$notNull().as('volunteer_name'),
        owner.select('volunteers.deleted_at').as('volunteer_deleted_at'),
      ];
    })
    .where('id', '=', id);
  return dialect.forUpdate(entry).executeTakeFirst();
}

export async function saveVersion(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  row: SurveyRow,
  action: Action,
  by: ByPerson,
  device: DeviceTime = {},
): Promise<void> {
  const { search_text: _text, sounds: _sounds, ...snapshot } = row;
  const recorded = recordedAt(device, new Date(row.updated_at))?.toISOString() ?? null;
  await transaction
    .insertInto('survey_versions')
    .values({
      survey_id: row.id,
      version: row.version,
      at: row.updated_at,
      by: by.actorId,
      snapshot: JSON.stringify(snapshot),
      recorded_at: recorded,
    })
    .execute();
  if (!by.isAdmin && (action === 'update' || action === 'putBack')) {
    await noteCorrection(transaction, row, by, recorded ?? row.updated_at, ctx.now());
  }
  await writeSurveyAudit(ctx, transaction, action, row.id, by);
}

export async function writeSurveyAudit(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  action: Action,
  thingId: number,
  by: AuditActor,
): Promise<void> {
  await writeAudit(transaction, { ...by, action, thing: 'survey', thingId }, now());
}
