import { randomUUID } from 'node:crypto';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { type DeviceTimeFields, recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { saveConsent } from '../consents/consents.ts';
import { recordDifferent } from '../duplicates/record-different.ts';
import { type KeyedOperation, saveKey } from '../idempotency/stored-replies.ts';
import { columnsFromInput } from '../survey-columns.ts';
import type { OwnedSnapshot } from './lock-survey.ts';
import { type EntryOwner, lockNewOwner } from './owner.ts';
import { saveVersion } from './save-change.ts';

const FIRST_VERSION = 1;

export interface NewSurvey {
  input: SurveyInput;
  /** undefined: the volunteer that the input names. */
  owner?: EntryOwner | undefined;
  by: RequestActor;
  device?: DeviceTimeFields | undefined;
  householdId?: string | null | undefined;
  differentFrom?: readonly number[] | undefined;
  consent?: ConsentInput | undefined;
}

/** @throws the driver's unique violation for a used key */
export async function createSurvey(
  ctx: AppContext,
  survey: NewSurvey,
  operation?: KeyedOperation,
): Promise<OwnedSnapshot> {
  const { input, by, device = {}, householdId = null, differentFrom = [], consent } = survey;
  const uid = randomUUID();
  const time = ctx.now();
  const now = time.toISOString();
  const columns = columnsFromInput(ctx.vault, uid, input);
  return ctx.db.transaction().execute(async (transaction) => {
    const owner = survey.owner ?? (await lockNewOwner(ctx, transaction, input.volunteer_id));
    const row = await transaction
      .insertInto('surveys')
      .values({
        ...columns,
        uid,
        volunteer_id: owner.id,
        version: FIRST_VERSION,
        recorded_at: recordedAt(device, time)?.toISOString() ?? null,
        household_id: householdId,
        consent: consent ? 'given' : null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const created = { ...row, volunteer_name: owner.name, volunteer_deleted_at: null };
    if (operation) await saveKey(ctx, transaction, operation, created);
    await saveVersion(ctx, transaction, { row, action: 'create', by, device });
    await recordDifferent(ctx, transaction, { entry: row, differentFrom, by });
    if (consent) {
      const given = { surveyId: row.id, input: consent, by, recordedAt: row.recorded_at ?? now };
      await saveConsent(ctx, transaction, given);
    }
    return created;
  });
}
