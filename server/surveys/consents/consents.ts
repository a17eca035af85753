// Consents are rows of their own, so that a new one or a withdrawal never changes what was recorded.
import type { Kysely, Transaction } from 'kysely';
import type { Consent, ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensure } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { findMergedEntries, findMergeTarget } from '../duplicates/undo-merge.ts';

interface ConsentToSave {
  surveyId: number;
  /** Checked by checkConsent. */
  input: ConsentInput;
  by: RequestActor;
  /** On the device, ISO 8601. */
  recordedAt: string;
}

export async function saveConsent(
  { now }: Pick<AppContext, 'now'>,
  db: Kysely<Tables>,
  { surveyId, input, by, recordedAt }: ConsentToSave,
): Promise<void> {
  const isFromGuardian = input.consent_by === 'guardian';
  await db
    .insertInto('consents')
    .values({
      survey_id: surveyId,
      kind: 'given',
      notice_id: input.consent_notice ?? null,
      given_by: input.consent_by || null,
      way: input.consent_way || null,
      language: input.consent_language || null,
      guardian_relation: (isFromGuardian && input.guardian_relation) || null,
      guardian_name: (isFromGuardian && input.guardian_name) || '',
      guardian_proof: (isFromGuardian && input.guardian_proof) || null,
      recorded_by: by.id,
      recorded_at: recordedAt,
      arrived_at: now().toISOString(),
    })
    .execute();
}

export async function saveWithdrawal(
  { now }: Pick<AppContext, 'now'>,
  transaction: Transaction<Tables>,
  { surveyId, note, by }: { surveyId: number; note: string; by: RequestActor },
): Promise<void> {
  const at = now();
  await transaction
    .insertInto('consents')
    .values({
      survey_id: surveyId,
      kind: 'withdrawn',
      notice_id: null,
      given_by: null,
      way: null,
      language: null,
      guardian_relation: null,
      guardian_proof: null,
      note,
      recorded_by: by.id,
      recorded_at: at.toISOString(),
      arrived_at: at.toISOString(),
    })
    .execute();
  const event = { by, action: 'withdrawConsent', thing: 'survey', id: surveyId } as const;
  await writeAudit(transaction, event, at);
}

/** The oldest first, with those of entries that were merged into this one. */
export async function readConsents(db: Kysely<Tables>, surveyId: number): Promise<Consent[]> {
  const ids = [surveyId, ...(await findMergedEntries(db, surveyId))];
  const rows = await db
    .selectFrom('consents')
    .innerJoin('volunteers', 'volunteers.id', 'consents.recorded_by')
    .selectAll('consents')
    .select('volunteers.name as recorded_by_name')
    .where('survey_id', 'in', ids)
    .orderBy('consents.id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    notice: row.notice_id,
    by: row.given_by,
    way: row.way,
    language: row.language,
    guardian:
      row.guardian_relation && row.guardian_proof
        ? {
            name: row.guardian_name,
            relation: row.guardian_relation,
            proof: row.guardian_proof,
          }
        : null,
    note: row.note,
    recorded_by: { id: row.recorded_by, name: row.recorded_by_name },
    recorded_at: row.recorded_at,
  }));
}

/** For an entry that is to be restored. @throws Problem consentWithdrawn */
export async function ensureNotWithdrawn(
  transaction: Transaction<Tables>,
  surveyId: number,
): Promise<void> {
  const target = await findMergeTarget(transaction, surveyId);
  for (const id of target === null ? [surveyId] : [surveyId, target]) {
    const last = (await readConsents(transaction, id)).at(-1);
    ensure(last?.kind !== 'withdrawn', 'consentWithdrawn');
  }
}
