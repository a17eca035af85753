// A spelling of a place may name a person's house.
import type { Kysely } from 'kysely';
import { PLACE_FIELDS } from '#domain/places/place.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../../db/tables.ts';
import { nameKeysOf } from '../../places/place-names.ts';
import { removeViews } from '../views/remove-views.ts';
import type { EntryTexts } from './entry-texts.ts';

/** Views of these places go as well. Call this when the entry is gone, while no other transaction writes entries. */
export async function removeUnusedSpellings(
  db: Kysely<Tables>,
  places: EntryTexts['places'],
): Promise<void> {
  for (const field of PLACE_FIELDS) {
    const spellings = places[field];
    if (spellings.length === 0) continue;
    await db
      .deleteFrom('place_spellings')
      .where('field', '=', field)
      .where('spelling', 'in', spellings)
      .where(({ and, not, exists, selectFrom }) => {
        const entry = selectFrom('surveys').select('id').whereRef(field, '=', 'spelling');
        // SQLite reads the index of each kind with two conditions, and all entries with one.
        const isLive = exists(entry.where('deleted_at', 'is', null));
        const isDeleted = exists(entry.where('deleted_at', 'is not', null));
        return and([not(isLive), not(isDeleted)]);
      })
      .execute();
  }
  const keys = await unusedKeys(db, Object.values(places).flat());
  for (const ownName of await removeUnusedNames(db, keys)) keys.delete(ownName);
  await removeViews(db, 'place', (place) => keys.has(toSearchText(place)));
}

async function unusedKeys(db: Kysely<Tables>, spellings: string[]): Promise<Set<string>> {
  const keys = new Set(nameKeysOf(spellings));
  // The database cannot normalise as toSearchText does, so all spellings are compared here.
  const typed = await db.selectFrom('place_spellings').select('spelling').distinct().execute();
  for (const { spelling } of typed) keys.delete(toSearchText(spelling));
  return keys;
}

/** @returns those that stay, because they are a place's own names */
async function removeUnusedNames(db: Kysely<Tables>, keys: ReadonlySet<string>): Promise<string[]> {
  if (keys.size === 0) return [];
  const merged = await db
    .selectFrom('place_names')
    .innerJoin('places', 'places.id', 'place_names.place_id')
    .select(['name_key', 'name', 'local_name'])
    .where('name_key', 'in', [...keys])
    .execute();
  const isOwn = ({ name_key, name, local_name }: (typeof merged)[number]) =>
    [name, local_name].map(toSearchText).includes(name_key);
  const unused = merged.filter((each) => !isOwn(each)).map(({ name_key }) => name_key);
  if (unused.length > 0)
    await db.deleteFrom('place_names').where('name_key', 'in', unused).execute();
  return merged.filter(isOwn).map(({ name_key }) => name_key);
}
