import type { Kysely } from 'kysely';
import * as z from 'zod';
import { phoneticKeyOf } from '#domain/names/phonetic-key.ts';
import { soundReadingsOf } from '#domain/names/sound-words.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../../db/tables.ts';
import { parseJson } from '../../parse-json.ts';
import { searchOf } from './search-of.ts';

const text = z.string().default('');
const names = z.object({ name: text, father_name: text, mother_name: text });
const places = z.object({ city: text, constituency: text });
/** A shorter part of a word is in many names. */
const SHORTEST_PART = 4;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Views that search for a name that an entry has had, perhaps with its place, in the transaction that erases it. */
export async function removeViewsOf(db: Kysely<Tables>, surveyId: number): Promise<void> {
  const rows = await db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', surveyId)
    .execute();
  const versions = rows.map(({ snapshot }) => parseJson(snapshot));
  const isName = wordTest(versions.flatMap((version) => textsOf(names, version)));
  const isPlace = wordTest(versions.flatMap((version) => textsOf(places, version)));
  await removeViews(db, (typed) => {
    const parts = wordsOf(typed);
    return parts.some(isName) && parts.every((part) => isName(part) || isPlace(part));
  });
}

/** None of a damaged version. */
function textsOf(schema: z.ZodType<Record<string, string>>, version: unknown): string[] {
  return Object.values(schema.safeParse(version).data ?? {});
}

/** Whether a word, or a part of it, is in the texts, or sounds like one there, as the search finds it. */
function wordTest(texts: readonly string[]): (part: string) => boolean {
  const words = [...new Set(texts.flatMap(wordsOf))];
  const sounds = new Set(texts.flatMap((each) => soundReadingsOf(each).flat()));
  return (part) =>
    words.includes(part) ||
    (part.length >= SHORTEST_PART && words.some((word) => word.includes(part))) ||
    sounds.has(phoneticKeyOf(part));
}

function wordsOf(typed: string): string[] {
  return toSearchText(typed)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

export async function removeViews(
  db: Kysely<Tables>,
  isRemoved: (search: string) => boolean,
): Promise<void> {
  const views = await db
    .selectFrom('saved_views')
    .select(['id', 'query'])
    .where('query', 'like', '%search=%')
    .execute();
  const removed = views.filter(({ query }) => isRemoved(searchOf(query))).map(({ id }) => id);
  if (removed.length > 0) await db.deleteFrom('saved_views').where('id', 'in', removed).execute();
}
