import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';

/** Every entered spelling of a place, in any case, including those that an admin has merged. */
export async function listSpellings(
  { db }: Pick<AppContext, 'db'>,
  place: string,
): Promise<string[]> {
  const asked = toSearchText(place);
  const [merged, typed] = await Promise.all([
    db
      .selectFrom('place_names')
      .innerJoin('place_names as asked', 'asked.place_id', 'place_names.place_id')
      .select('place_names.name_key')
      .where('asked.name_key', '=', asked)
      .execute(),
    db.selectFrom('place_spellings').select('spelling').distinct().execute(),
  ]);
  const keys = new Set([asked, ...merged.map(({ name_key }) => name_key)]);
  return typed.map(({ spelling }) => spelling).filter((each) => keys.has(toSearchText(each)));
}
