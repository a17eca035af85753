import type { Kysely } from 'kysely';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../../db/tables.ts';
import { searchOf } from './search-of.ts';

/** Views that search for the name of an entry that is erased, in the caller's transaction. */
export async function removeViewsOf(db: Kysely<Tables>, surveyId: number): Promise<void> {
  const { name, father_name } = await db
    .selectFrom('surveys')
    .select(['name', 'father_name'])
    .where('id', '=', surveyId)
    .executeTakeFirstOrThrow();
  const names = toSearchText(`${name} ${father_name}`);
  await removeViews(db, (typed) => {
    const search = toSearchText(typed);
    return search !== '' && search.split(' ').every((word) => names.includes(word));
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
