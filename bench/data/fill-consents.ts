// Consents under a notice that has ended, so that the creates of the benchmarks need none.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { ConsentsTable } from '#server/db/tables/privacy.ts';
import type { SurveyRow } from '#server/surveys/survey-columns.ts';

/** One entry in so many is of a person who was not asked. */
const UNASKED = 20;

export const isAsked = (entryId: number): boolean => entryId % UNASKED !== 0;

/** @returns its id */
export async function addEndedNotice({ db }: AppContext, publishedBy: number): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('privacy_notices')
    .values({
      uid: randomUUID(),
      text_en: 'We write down your name, your address and how you live.',
      text_hi: '',
      text_mr: '',
      published_by: publishedBy,
      published_at: now,
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function consentsOf(
  rows: readonly SurveyRow[],
  notice: number,
): Insertable<ConsentsTable>[] {
  return rows
    .filter(({ id }) => isAsked(id))
    .map((row) => ({
      survey_id: row.id,
      kind: 'given',
      notice_id: notice,
      given_by: 'person',
      way: 'read_aloud',
      language: 'hi',
      guardian_relation: null,
      guardian_name: '',
      guardian_proof: null,
      note: '',
      copied_from: null,
      recorded_by: row.volunteer_id,
      recorded_at: row.created_at,
      arrived_at: row.created_at,
    }));
}
