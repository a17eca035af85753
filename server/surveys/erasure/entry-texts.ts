import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { PlaceField } from '#domain/places/place.ts';
import { parseJson } from '../../db/columns/parse-json.ts';
import type { Tables } from '../../db/tables.ts';

/** Of all versions of an entry. */
export interface EntryTexts {
  names: readonly string[];
  places: Readonly<Record<PlaceField, readonly string[]>>;
}

const text = z.string().catch('');
const versionTexts = z
  .object({ name: text, father_name: text, mother_name: text, city: text, constituency: text })
  .partial();

/** A damaged version has no texts. */
export async function readEntryTexts(db: Kysely<Tables>, surveyId: number): Promise<EntryTexts> {
  const rows = await db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', surveyId)
    .execute();
  const versions = rows.map(({ snapshot }) => versionTexts.safeParse(parseJson(snapshot)).data);
  const textsOf = (...fields: (keyof typeof versionTexts.shape)[]) => {
    const texts = versions.flatMap((version) => fields.map((field) => version?.[field] ?? ''));
    return [...new Set(texts)].filter((each) => each !== '');
  };
  return {
    names: textsOf('name', 'father_name', 'mother_name'),
    places: { city: textsOf('city'), constituency: textsOf('constituency') },
  };
}
