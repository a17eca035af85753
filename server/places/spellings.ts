import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';

/** Spellings that an admin has merged are included. */
export async function listSpellings(
  { db }: Pick<AppContext, 'db'>,
  place: string,
): Promise<string[]> {
  const [names, typed] = await Promise.all([
    listPlaceNames({ db }, place),
    db.selectFrom('place_spellings').select('spelling').distinct().execute(),
  ]);
  const keys = new Set(names);
  return typed.map(({ spelling }) => spelling).filter((each) => keys.has(toSearchText(each)));
}

/** @returns the place and its merged names, normalised by toSearchText */
export async function listPlaceNames(
  { db }: Pick<AppContext, 'db'>,
  place: string,
): Promise<string[]> {
  const asked = toSearchText(place);
  const merged = await db
    .selectFrom('place_names')
    .innerJoin('place_names as asked', 'asked.place_id', 'place_names.place_id')
    .select('place_names.name_key')
    .where('asked.name_key', '=', asked)
    .execute();
  return [...new Set([asked, ...merged.map(({ name_key }) => name_key)])];
}
