import type { Kysely, Transaction } from 'kysely';
import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { SurveyRow, SurveySnapshot } from '../survey-columns.ts';

interface WithOwner {
  volunteer_name: string;
  volunteer_deleted_at: string | null;
}
export interface OwnedSurvey extends SurveyRow, WithOwner {}
export interface OwnedSnapshot extends SurveySnapshot, WithOwner {}

/** The owner's row is not locked. */
export function lockSurvey(
  { dialect }: Pick<AppContext, 'dialect'>,
  transaction: Kysely<Tables>,
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

/** The lower id is locked first, so that two transactions cannot wait for each other. @returns in the order of `ids` */
export async function lockSurveysInOrder(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  ids: readonly number[],
): Promise<(OwnedSurvey | undefined)[]> {
  const locked = new Map<number, OwnedSurvey | undefined>();
  for (const id of ids.toSorted((one, other) => one - other)) {
    locked.set(id, await lockSurvey(ctx, transaction, id));
  }
  return ids.map((id) => locked.get(id));
}

export async function lockLiveSurvey(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { id, by, permission }: { id: number; by: RequestActor; permission: SurveyAction },
): Promise<OwnedSurvey> {
  const entry = await lockSurvey(ctx, transaction, id);
  return ensureLive(entry, by, permission);
}

/** @throws Problem surveyNotFound, forbidden */
export function ensureLive(
  entry: OwnedSurvey | undefined,
  by: RequestActor,
  permission: SurveyAction,
): OwnedSurvey {
  if (!entry) return fail('surveyNotFound');
  ensure(may(by, permission, entry));
  ensure(entry.deleted_at === null, 'surveyNotFound');
  return entry;
}
