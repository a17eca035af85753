import type { Kysely } from 'kysely';
import * as z from 'zod';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../../db/tables.ts';
import { parseJson } from '../../parse-json.ts';
import { searchOf } from './search-of.ts';

const text = z.string().default('');
const names = z.object({ name: text, father_name: text, mother_name: text });
/** A shorter part of a word is in many names. */
const SHORTEST_PART = 4;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Views that search for a name that an entry has had, in the transaction that erases it. */
export async function removeViewsOf(db: Kysely<Tables>, surveyId: number): Promise<void> {
  const versions = await db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', surveyId)
    .execute();
  const named = versions.flatMap(({ snapshot }) => {
    const { data } = names.safeParse(parseJson(snapshot));
    return data ? Object.values(data) : [];
  });
  const words = [...new Set(named.flatMap((name) => toSearchText(name).split(BETWEEN_WORDS)))];
  const isNamed = (part: string) =>
    words.includes(part) ||
    (part.length >= SHORTEST_PART && words.some((word) => word.includes(part)));
  await removeViews(db, (typed) => {
    const search = toSearchText(typed);
    const parts = search.split(BETWEEN_WORDS).filter((part) => part !== '');
    return parts.length > 0 && parts.every(isNamed);
  });
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
