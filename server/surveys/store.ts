import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ensure } from '#domain/problems.ts';
import { recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { UNDO_SECONDS } from '#domain/surveys/survey.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { ByPerson } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import {
  changeSurvey,
  ensureCurrent,
  FIRST_VERSION,
  type OwnedSnapshot,
  type OwnedSurvey,
  type SentWith,
  saveVersion,
} from './change-survey.ts';
import { draftColumns } from './draft-columns.ts';
import { lockWithKeeper, reopenMerged, undoMerge } from './duplicates/merged-away.ts';
import { recordDifferent } from './duplicates/record-different.ts';
import { saveKey } from './idempotency/stored-replies.ts';

export interface FoundSurvey extends OwnedSurvey {
  deleted_by_name: string | null;
}

export interface SurveyEdit {
  draft: SurveyInput;
  /** undefined: the entry stays its owner's */
  newOwner: Owner | undefined;
  /** The version that the edit began with; undefined: the last write wins. */
  expectedVersion: number | undefined;
}

export interface Owner {
  id: number;
  name: string;
}

/** Finds deleted entries too: the handlers decide about visibility. */
export async function findSurvey({ db }: AppContext, id: number): Promise<FoundSurvey | undefined> {
  return db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .leftJoin('volunteers as deleters', 'deleters.id', 'surveys.deleted_by')
    .selectAll('surveys')
    .select([
      'volunteers.name as volunteer_name',
      'volunteers.deleted_at as volunteer_deleted_at',
      'deleters.name as deleted_by_name',
    ])
    .where('surveys.id', '=', id)
    .executeTakeFirst();
}

/** @throws the driver's unique violation when another request with the same key came first */
export async function createSurvey(
  ctx: AppContext,
  draft: SurveyInput,
  owner: Owner,
  by: ByPerson,
  { operation, device = {}, householdId = null, differentFrom = [] }: SentWith = {},
): Promise<OwnedSnapshot> {
  const uid = randomUUID();
  const time = ctx.now();
  const now = time.toISOString();
  const columns = draftColumns(ctx.vault, uid, draft);
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('surveys')
      .values({
        ...columns,
        uid,
        volunteer_id: owner.id,
        version: FIRST_VERSION,
        recorded_at: recordedAt(device, time)?.toISOString() ?? null,
        household_id: householdId,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const created = { ...row, volunteer_name: owner.name, volunteer_deleted_at: null };
    if (operation) await saveKey(ctx, transaction, by, operation, created);
    await saveVersion(ctx, transaction, row, 'create', by, device);
    await recordDifferent(ctx, transaction, row, differentFrom, by);
    return created;
  });
}

/**
 * An entry that was merged into another takes the edit, for an admin to look at.
 * @param check of the locked entry; throws what forbids the edit
 * @throws Problem surveyNotFound when it is not there or deleted, forbidden, staleVersion
 */
export async function updateSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  check: (
    entry: OwnedSurvey,
    database: Transaction<Tables>,
    isMergedAway: boolean,
  ) => Promise<SurveyEdit>,
  sent: SentWith = {},
): Promise<OwnedSnapshot> {
  const edit = async (row: OwnedSurvey, transaction: Transaction<Tables>) => {
    const isMergedAway = row.deleted_at !== null && (await reopenMerged(transaction, row.id));
    const { draft, newOwner, expectedVersion } = await check(row, transaction, isMergedAway);
    if (!isMergedAway) ensureCurrent(row, expectedVersion);
    const columns = draftColumns(ctx.vault, row.uid, draft, row);
    if (!newOwner) return columns;
    const { id: volunteer_id, name: volunteer_name } = newOwner;
    return { ...columns, volunteer_id, volunteer_name, volunteer_deleted_at: null };
  };
  return changeSurvey(ctx, id, 'update', by, edit, sent);
}

/** @throws Problem surveyNotFound when missing or already deleted, staleVersion */
export async function deleteSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  expected: number | undefined,
  sent: SentWith = {},
): Promise<OwnedSnapshot> {
  const remove = (row: OwnedSurvey) => {
    ensureCurrent(row, expected);
    return { deleted_at: ctx.now().toISOString(), deleted_by: by.actorId };
  };
  return changeSurvey(ctx, id, 'delete', by, remove, sent);
}

/** @throws Problem notDeleted, staleVersion */
export async function restoreSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  expected?: number,
  sent: SentWith = {},
): Promise<OwnedSnapshot> {
  const restore = async (row: OwnedSurvey, transaction: Transaction<Tables>) => {
    ensure(expected === undefined || expected === row.version, 'staleVersion');
    ensure(row.deleted_at !== null, 'notDeleted');
    await undoMerge(ctx, transaction, id, by);
    return { deleted_at: null, deleted_by: null };
  };
  return changeSurvey(ctx, id, 'restore', by, restore, { ...sent, lock: lockWithKeeper });
}

/**
 * Only the deleter may undo, and only within a minute.
 * @throws Problem notDeleted, forbidden, undoTooLate
 */
export async function undoDelete(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  sent: SentWith = {},
): Promise<OwnedSnapshot> {
  const undo = async (
    { deleted_at, deleted_by }: OwnedSurvey,
    transaction: Transaction<Tables>,
  ) => {
    ensure(deleted_at !== null, 'notDeleted');
    ensure(deleted_by === by.actorId);
    const seconds = (ctx.now().getTime() - Date.parse(deleted_at ?? '')) / 1000;
    ensure(Math.abs(seconds) <= UNDO_SECONDS, 'undoTooLate');
    await undoMerge(ctx, transaction, id, by);
    return { deleted_at: null, deleted_by: null };
  };
  return changeSurvey(ctx, id, 'undoDelete', by, undo, { ...sent, lock: lockWithKeeper });
}
