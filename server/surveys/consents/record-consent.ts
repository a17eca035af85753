import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { keysOf } from '#domain/collections/keys-of.ts';
import { pick } from '#domain/collections/pick.ts';
import { may } from '#domain/permissions.ts';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensure, ensureValid, fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { findNoticeId } from '../../privacy/notices.ts';
import { lockSurvey, type OwnedSurvey } from '../changes/lock-survey.ts';
import { checkConsentUnderAnyNotice, checkConsentUnderCurrentNotice } from './check-consent.ts';
import { type ConsentRow, findLastConsent, givenColumns, saveConsent } from './consents.ts';

interface ConsentRequest {
  id: number;
  input: ConsentInput;
  by: RequestActor;
}

/** A withdrawn entry is restored only with a new consent. @throws Problem surveyNotFound, forbidden, brokenRule */
export async function recordConsent(
  ctx: AppContext,
  { id, input, by }: ConsentRequest,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (transaction) => {
    const entry = (await lockSurvey(ctx, transaction, id)) ?? fail('surveyNotFound');
    ensure(may(by, 'update', entry));
    ensure(entry.deleted_at === null || by.is_admin, 'surveyNotFound');
    ensureValid(await checkConsentUnderCurrentNotice({ db: transaction }, input, entry));
    const last = await findLastConsent(transaction, id);
    const noticeId = await findNoticeId(transaction, input.consent_notice ?? '');
    // A reply was lost, and the request is repeated.
    if (last?.notice_id === noticeId && isSame(last, input)) return;
    const consent = { surveyId: id, input, by, recordedAt: now.toISOString() };
    await saveConsent(ctx, transaction, consent);
    await writeAudit(transaction, { by, action: 'recordConsent', entity: 'survey', id }, now);
  });
}

interface CorrectedConsent {
  entry: Pick<OwnedSurvey, 'id' | 'age' | 'survey_type'>;
  input: ConsentInput;
  by: RequestActor;
  /** The device's time, ISO 8601. */
  recordedAt: string;
}

/** An entry may be sent without its consent, then corrected on the same device. @throws Problem brokenRule */
export async function correctConsent(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { entry, input, by, recordedAt }: CorrectedConsent,
): Promise<void> {
  ensureValid(await checkConsentUnderAnyNotice({ db: transaction }, input, entry));
  const before = await findLastConsent(transaction, entry.id);
  if (before?.kind === 'withdrawn' || isSame(before, input)) return;
  await saveConsent(ctx, transaction, { surveyId: entry.id, input, by, recordedAt });
  const event = { by, action: 'recordConsent', entity: 'survey', id: entry.id } as const;
  await writeAudit(transaction, event, ctx.now());
}

/** The notice may differ. */
function isSame(before: ConsentRow | undefined, input: ConsentInput): boolean {
  if (before?.kind !== 'given') return false;
  const columns = givenColumns(input);
  return isDeepStrictEqual(pick(before, keysOf(columns)), columns);
}
