// Spellings of places, which may name a person's house, once no entry has them any more.
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { PLACE_FIELDS } from '#domain/places/place.ts';
import type { Tables } from '../../db/tables.ts';
import { parseJson } from '../../parse-json.ts';

const places = z.object({ city: z.string(), constituency: z.string() }).partial();

/** @returns the places that the entry's versions name; a damaged version names none */
export async function readSpellings(db: Kysely<Tables>, surveyId: number) {
  const versions = await db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', surveyId)
    .execute();
  const named = versions.map(({ snapshot }) => places.safeParse(parseJson(snapshot)).data ?? {});
  return PLACE_FIELDS.map((field) => ({
    field,
    spellings: [...new Set(named.flatMap((version) => version[field] ?? []))],
  }));
}

/** To be called when the entry is gone. */
export async function removeUnused(
  db: Kysely<Tables>,
  read: Awaited<ReturnType<typeof readSpellings>>,
): Promise<void> {
  for (const { field, spellings } of read) {
    if (spellings.length === 0) continue;
    await db
      .deleteFrom('place_spellings')
      .where('field', '=', field)
      .where('spelling', 'in', spellings)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('surveys').select('id').whereRef(field, '=', 'spelling'))),
      )
      .execute();
  }
}
