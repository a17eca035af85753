// Consents are rows of their own, so that a new one or a withdrawal never changes what was recorded.
import type { ExpressionBuilder, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Consent, ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensure } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { ConsentsTable } from '../../db/tables/privacy.ts';
import type { Tables } from '../../db/tables.ts';
import { findNoticeId } from '../../privacy/notices.ts';
import { findWithMerged } from '../duplicates/merged-entries.ts';

export type ConsentRow = Selectable<ConsentsTable>;

interface ConsentToSave {
  surveyId: number;
  /** Checked by checkConsentUnderAnyNotice. */
  input: ConsentInput;
  by: RequestActor;
  /** The device's time, ISO 8601. */
  recordedAt: string;
}

export async function saveConsent(
  { now }: Pick<AppContext, 'now'>,
  db: Kysely<Tables>,
  { surveyId, input, by, recordedAt }: ConsentToSave,
): Promise<void> {
  await insertConsent(db, {
    ...givenColumns(input),
    survey_id: surveyId,
    kind: 'given',
    notice_id: (await findNoticeId(db, input.consent_notice ?? '')) ?? null,
    recorded_by: by.id,
    recorded_at: recordedAt,
    arrived_at: now().toISOString(),
  });
}

export function givenColumns(input: ConsentInput) {
  const isFromGuardian = input.consent_by === 'guardian';
  return {
    given_by: input.consent_by || null,
    way: input.consent_way || null,
    language: input.consent_language || null,
    guardian_relation: (isFromGuardian && input.guardian_relation) || null,
    guardian_name: (isFromGuardian && input.guardian_name) || '',
    guardian_proof: (isFromGuardian && input.guardian_proof) || null,
  };
}

/** The merged entries of a surviving entry are withdrawn too, so that none of them can be restored. */
export async function saveWithdrawal(
  { now }: Pick<AppContext, 'now'>,
  transaction: Transaction<Tables>,
  { surveyId, note, by }: { surveyId: number; note: string; by: RequestActor },
): Promise<void> {
  const time = now();
  for (const id of await findWithMerged(transaction, surveyId)) {
    await insertConsent(transaction, {
      ...NOT_GIVEN,
      survey_id: id,
      kind: 'withdrawn',
      note,
      recorded_by: by.id,
      recorded_at: time.toISOString(),
      arrived_at: time.toISOString(),
    });
    await writeAudit(transaction, { by, action: 'withdrawConsent', entity: 'survey', id }, time);
  }
}

export const NOT_GIVEN = {
  notice_id: null,
  given_by: null,
  way: null,
  language: null,
  guardian_relation: null,
  guardian_proof: null,
} satisfies Partial<Insertable<ConsentsTable>>;

export async function insertConsent(
  db: Kysely<Tables>,
  consent: Omit<Insertable<ConsentsTable>, 'copied_from'> & { copied_from?: number | null },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ copied_from: null, ...consent })
    .execute();
}

/**
 * Consents of merged entries name other volunteers and guardians, so only admins see them. Others see the copy that a
 * merge made, while it stands.
 */
export async function readConsents(
  db: Kysely<Tables>,
  surveyId: number,
  { isAdmin }: { isAdmin: boolean },
): Promise<Consent[]> {
  const merged = await findWithMerged(db, surveyId);
  const ids = isAdmin ? merged : [surveyId];
  const rows = await db
    .selectFrom('consents')
    .innerJoin('volunteers', 'volunteers.id', 'consents.recorded_by')
    .selectAll('consents')
    .select('volunteers.name as recorded_by_name')
    .where('survey_id', 'in', ids)
    // The original is listed instead of its copy, unless it was erased or its merge undone.
    .where((row) =>
      row.or([row('copied_from', 'is', null), row('copied_from', 'not in', idsOf(row, ids))]),
    )
    .$if(!isAdmin, (own) =>
      own.where((row) =>
        row.or([
          row('copied_from', 'is', null),
          row('copied_from', 'in', idsOf(row, merged)),
          row.not(row.exists(originalOf(row))),
        ]),
      ),
    )
    .orderBy('consents.id')
    .execute();
  return rows.map(toApiConsent);
}

function idsOf(row: ExpressionBuilder<Tables, 'consents'>, surveyIds: readonly number[]) {
  return row.selectFrom('consents as listed').select('id').where('survey_id', 'in', surveyIds);
}

function originalOf(row: ExpressionBuilder<Tables, 'consents'>) {
  return row
    .selectFrom('consents as original')
    .select('id')
    .whereRef('original.id', '=', 'consents.copied_from');
}

export async function findLastConsent(
  db: Kysely<Tables>,
  surveyId: number,
): Promise<ConsentRow | undefined> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @param surveyIds at most some thousands */
export async function findLastConsents(
  db: Kysely<Tables>,
  surveyIds: readonly number[],
): Promise<ReadonlyMap<number, ConsentRow>> {
  if (surveyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('id', 'in', (consents) =>
      consents
        .selectFrom('consents')
        .select(({ fn }) => fn.max('id').as('last'))
        .where('survey_id', 'in', surveyIds)
        .groupBy('survey_id'),
    )
    .execute();
  return new Map(rows.map((row) => [row.survey_id, row]));
}

/** @throws Problem consentWithdrawn */
export async function ensureNotWithdrawn(db: Kysely<Tables>, surveyId: number): Promise<void> {
  const last = await findLastConsent(db, surveyId);
  ensure(last?.kind !== 'withdrawn', 'consentWithdrawn');
}

function toApiConsent(row: ConsentRow & { recorded_by_name: string }): Consent {
  const { guardian_relation: relation, guardian_proof: proof, guardian_name: name } = row;
  return {
    id: row.id,
    kind: row.kind,
    notice: row.notice_id,
    by: row.given_by,
    way: row.way,
    language: row.language,
    guardian: relation && proof ? { name, relation, proof } : null,
    note: row.note,
    recorded_by: { id: row.recorded_by, name: row.recorded_by_name },
    recorded_at: row.recorded_at,
  };
}
