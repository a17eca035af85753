// Entries with the same household_id belong together. A link is no version of an entry (docs/decisions/0049).
import { randomUUID } from 'node:crypto';
import { may } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { HouseholdMember } from '#domain/surveys/household/household-schema.ts';
import { type Action, writeAudit } from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { ByPerson } from '../change-survey.ts';

const MAX_MEMBERS = 100;

/** @param ownerId undefined for everybody's entries */
export async function membersOf(
  { db }: AppContext,
  entry: { id: number; household_id: string | null },
  ownerId: number | undefined,
): Promise<HouseholdMember[]> {
  if (entry.household_id === null) return [];
  let members = db
    .selectFrom('surveys')
    .select(['id', 'name', 'survey_type', 'age', 'gender'])
    .where('household_id', '=', entry.household_id)
    .where('id', '<>', entry.id)
    .where('deleted_at', 'is', null);
  if (ownerId !== undefined) members = members.where('volunteer_id', '=', ownerId);
  return members.orderBy('created_at').orderBy('id').limit(MAX_MEMBERS).execute();
}

/** The other entry moves into the household of this one. @throws Problem surveyNotFound, forbidden */
export async function linkToHousehold(
  ctx: AppContext,
  id: number,
  otherId: number,
  by: ByPerson,
): Promise<void> {
  const own = await findOpen(ctx, id, by);
  const other = await findOpen(ctx, otherId, by);
  const household = own.household_id ?? randomUUID();
  await save(ctx, own.id, household, by, undefined);
  await save(ctx, other.id, household, by, 'link');
}

export async function unlinkFromHousehold(
  ctx: AppContext,
  id: number,
  by: ByPerson,
): Promise<void> {
  const { household_id } = await findOpen(ctx, id, by);
  if (household_id !== null) await save(ctx, id, null, by, 'unlink');
}

async function findOpen({ db }: AppContext, id: number, by: ByPerson) {
  const entry =
    (await db
      .selectFrom('surveys')
      .select(['id', 'volunteer_id', 'household_id', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? fail('surveyNotFound');
  ensure(may({ id: by.actorId, is_admin: by.isAdmin }, 'update', entry));
  ensure(entry.deleted_at === null, 'surveyNotFound');
  return entry;
}

async function save(
  ctx: AppContext,
  id: number,
  household_id: string | null,
  { actorId, origin }: ByPerson,
  action: Action | undefined,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('surveys').set({ household_id }).where('id', '=', id).execute();
    if (!action) return;
    const event = { actorId, origin, action, thing: 'survey', thingId: id } as const;
    await writeAudit(transaction, event, ctx.now());
  });
}
