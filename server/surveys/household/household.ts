// A link to a household is no version of an entry (docs/decisions/0052-households.md).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { validationError } from '#domain/problems.ts';
import type { HouseholdMember } from '#domain/surveys/household/household-schema.ts';
import { fieldError } from '#domain/validation.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { ensureLive, lockLiveSurvey, lockSurveysInOrder } from '../changes/lock-survey.ts';

const MAX_MEMBERS = 100;

/** @param ownerId undefined for everybody's entries */
export async function listMembers(
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

/** An entry without a household joins the other's. @throws Problem brokenRule for itself */
export async function linkToHousehold(
  ctx: AppContext,
  { id, otherId, by }: { id: number; otherId: number; by: RequestActor },
): Promise<void> {
  if (otherId === id) throw validationError([fieldError('survey_id', 'notChoice')]);
  await ctx.db.transaction().execute(async (transaction) => {
    const locked = await lockSurveysInOrder(ctx, transaction, [id, otherId]);
    const [entry, other] = locked.map((each) => ensureLive(each, by, 'update'));
    const household = entry?.household_id ?? other?.household_id ?? randomUUID();
    for (const each of [entry, other]) {
      if (!each || each.household_id === household) continue;
      await setHousehold(transaction, each.id, household);
      const event = { by, action: 'link', entity: 'survey', id: each.id } as const;
      await writeAudit(transaction, event, ctx.now());
    }
  });
}

export async function unlinkFromHousehold(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const entry = await lockLiveSurvey(ctx, transaction, { id, by, permission: 'update' });
    if (entry.household_id === null) return;
    await setHousehold(transaction, id, null);
    await writeAudit(transaction, { by, action: 'unlink', entity: 'survey', id }, ctx.now());
  });
}

async function setHousehold(
  transaction: Transaction<Tables>,
  id: number,
  household_id: string | null,
): Promise<void> {
  await transaction.updateTable('surveys').set({ household_id }).where('id', '=', id).execute();
}
