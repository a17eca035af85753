import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import { UNDO_SECONDS } from '#domain/surveys/survey.ts';
import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import { type Action, type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { draftColumns, FIRST_VERSION, type SurveyRow, toApiSurvey } from './serialize.ts';
import type { IdempotencyKey } from './stored-replies.ts';

export interface OwnedSurvey extends SurveyRow {
  volunteer_name: string;
  volunteer_deleted_at: string | null;
}

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

type Change = 'update' | 'delete' | 'undoDelete' | 'restore' | 'putBack';

/** The permission that each change needs. */
const PERMISSION = {
  update: 'update',
  delete: 'delete',
  undoDelete: 'delete',
  restore: 'restore',
  putBack: 'update',
} as const satisfies Record<Change, SurveyAction>;

export interface Owner {
  id: number;
  name: string;
}

/** The permission is checked again on the locked row. */
export interface ByPerson extends AuditActor {
  actorId: number;
  isAdmin: boolean;
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

/** @throws Problem surveyNotFound, staleVersion */
export function ensureCurrent(row: SurveyRow, expected: number | undefined): void {
  if (row.deleted_at !== null) fail('surveyNotFound');
  if (expected !== undefined && expected !== row.version) fail('staleVersion');
}

/**
 * Every change of an entry: one read that locks the row, one update, one version and one audit line.
 * An edit that changes nothing writes nothing.
 * @throws Problem surveyNotFound, forbidden, and what `decide` throws
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
): Promise<OwnedSurvey> {
  return ctx.db.transaction().execute(async (transaction) => {
    const row = (await lockSurvey(ctx, transaction, id)) ?? fail('surveyNotFound');
    ensure(may({ id: by.actorId, is_admin: by.isAdmin }, PERMISSION[action], row));
    const owner = {
      volunteer_name: row.volunteer_name,
      volunteer_deleted_at: row.volunteer_deleted_at,
    };
    const { volunteer_name, volunteer_deleted_at, ...columns } = {
      ...owner,
      ...(await decide(row, transaction)),
    };
    if (isDeepStrictEqual({ ...row, ...columns }, { ...row })) return row;
    const changed = await transaction
      .updateTable('surveys')
      .set({ ...columns, version: row.version + 1, updated_at: ctx.now().toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveVersion(ctx, transaction, changed, action, by);
    return { ...changed, volunteer_name, volunteer_deleted_at };
  });
}

/** With its owner, whose row is only read and not locked. */
function lockSurvey(
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

async function saveVersion(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  row: SurveyRow,
  action: Action,
  by: ByPerson,
): Promise<void> {
  const { search_text: _, ...snapshot } = row;
  await transaction
    .insertInto('survey_versions')
    .values({
      survey_id: row.id,
      version: row.version,
      at: row.updated_at,
      by: by.actorId,
      snapshot: JSON.stringify(snapshot),
    })
    .execute();
  const { actorId, origin } = by;
  const event = { actorId, origin, action, thing: 'survey', thingId: row.id } as const;
  await writeAudit(transaction, event, ctx.now());
}
