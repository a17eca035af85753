import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import { type Action, type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { SurveyRow } from './serialize.ts';

export interface OwnedSurvey extends SurveyRow {
  volunteer_name: string;
  volunteer_deleted_at: string | null;
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

/** The permission is checked again on the locked row. */
export interface ByPerson extends AuditActor {
  actorId: number;
  isAdmin: boolean;
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

export async function saveVersion(
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
