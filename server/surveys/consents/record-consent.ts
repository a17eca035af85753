import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensureValid, fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { lockSurvey } from '../changes/lock-survey.ts';
import { checkGivenConsent } from './check-consent.ts';
import { saveConsent } from './consents.ts';

interface ConsentRequest {
  id: number;
  input: ConsentInput;
  by: RequestActor;
}

/**
 * For a person who was not asked when the entry was recorded, or who agrees again. The entry may be deleted: after a
 * withdrawal it cannot be restored without a new consent.
 * @throws Problem surveyNotFound, brokenRule
 */
export async function recordConsent(
  ctx: AppContext,
  { id, input, by }: ConsentRequest,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (transaction) => {
    const entry = (await lockSurvey(ctx, transaction, id)) ?? fail('surveyNotFound');
    ensureValid(await checkGivenConsent({ db: transaction }, input, entry));
    const consent = { surveyId: id, input, by, recordedAt: now.toISOString() };
    await saveConsent(ctx, transaction, consent);
    await writeAudit(transaction, { by, action: 'recordConsent', thing: 'survey', id }, now);
  });
}
