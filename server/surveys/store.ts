import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ensure } from '#domain/problems.ts';
import { UNDO_SECONDS } from '#domain/surveys/survey.ts';
import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import {
  type ByPerson,
  changeSurvey,
  ensureCurrent,
  type OwnedSurvey,
  saveVersion,
} from './change-survey.ts';
import { draftColumns, FIRST_VERSION, toApiSurvey } from './serialize.ts';
import type { IdempotencyKey } from './stored-replies.ts';

export interface FoundSurvey extends OwnedSurvey {
  deleted_by_name: string | null;
}

export interface SurveyEdit {
  draft: SurveyDraft;
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
  draft: SurveyDraft,
  owner: Owner,
  by: ByPerson,
  key?: IdempotencyKey,
): Promise<Survey> {
  const uid = randomUUID();
  const now = ctx.now().toISOString();
  const columns = draftColumns(ctx.vault, uid, draft);
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('surveys')
      .values({
        ...columns,
        uid,
        volunteer_id: owner.id,
        version: FIRST_VERSION,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const answer = toApiSurvey(row, owner.name);
    if (key) {
      await transaction
        .insertInto('survey_keys')
        .values({
          volunteer_id: by.actorId,
          key: key.key,
          body_digest: key.digest,
          survey_id: row.id,
          owner_name: owner.name,
        })
        .execute();
    }
    await saveVersion(ctx, transaction, row, 'create', by);
    return answer;
  });
}

/**
 * @param check of the locked entry; throws what forbids the edit
 * @throws Problem surveyNotFound when it is not there or deleted, forbidden, staleVersion
 */
export async function updateSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  check: (entry: OwnedSurvey, database: Transaction<Tables>) => Promise<SurveyEdit>,
): Promise<OwnedSurvey> {
  return changeSurvey(ctx, id, 'update', by, async (row, transaction) => {
    const { draft, newOwner, expectedVersion } = await check(row, transaction);
    ensureCurrent(row, expectedVersion);
    const columns = draftColumns(ctx.vault, row.uid, draft, row);
    if (!newOwner) return columns;
    const { id: volunteer_id, name: volunteer_name } = newOwner;
    return { ...columns, volunteer_id, volunteer_name, volunteer_deleted_at: null };
  });
}

/** @throws Problem surveyNotFound when missing or already deleted, staleVersion */
export async function deleteSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
  expected: number | undefined,
): Promise<OwnedSurvey> {
  return changeSurvey(ctx, id, 'delete', by, (row) => {
    ensureCurrent(row, expected);
    return { deleted_at: ctx.now().toISOString(), deleted_by: by.actorId };
  });
}

/** @throws Problem notDeleted */
export async function restoreSurvey(
  ctx: AppContext,
  id: number,
  by: ByPerson,
): Promise<OwnedSurvey> {
  return changeSurvey(ctx, id, 'restore', by, (row) => {
    ensure(row.deleted_at !== null, 'notDeleted');
    return { deleted_at: null, deleted_by: null };
  });
}

/**
 * Only the deleter may undo, and only within a minute.
 * @throws Problem notDeleted, forbidden, undoTooLate
 */
export async function undoDelete(ctx: AppContext, id: number, by: ByPerson): Promise<OwnedSurvey> {
  return changeSurvey(ctx, id, 'undoDelete', by, ({ deleted_at, deleted_by }) => {
    ensure(deleted_at !== null, 'notDeleted');
    ensure(deleted_by === by.actorId);
    const seconds = (ctx.now().getTime() - Date.parse(deleted_at ?? '')) / 1000;
    ensure(Math.abs(seconds) <= UNDO_SECONDS, 'undoTooLate');
    return { deleted_at: null, deleted_by: null };
  });
}
