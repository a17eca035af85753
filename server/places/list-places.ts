// Entries keep their typed spellings. Places group the spellings that mean the same.
import type { PlaceField } from '#domain/places/place.ts';
import type { Place } from '#domain/places/place-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';
import { listKnownPlaces } from './place-names.ts';

/** Places of this field, places that no entry has, and every spelling outside of places. */
export async function listPlaces(ctx: AppContext, field: PlaceField): Promise<Place[]> {
  const otherField = field === 'city' ? 'constituency' : 'city';
  const [typed, typedElsewhere, known] = await Promise.all([
    countSpellings(ctx, field),
    countSpellings(ctx, otherField),
    listKnownPlaces(ctx.db),
  ]);
  const used = new Set(
    [...typed, ...typedElsewhere].map(({ spelling }) => known.get(toSearchText(spelling))?.id),
  );
  const places = new Map<number | string, Place>();
  for (const place of known.values()) {
    if (!used.has(place.id)) places.set(place.id, { ...place, spellings: [], entries: 0 });
  }
  for (const { spelling, entries } of typed) {
    const key = toSearchText(spelling);
    const place = known.get(key) ?? { id: null, name: spelling, local_name: '' };
    const group = place.id ?? key;
    const found = places.get(group) ?? { ...place, spellings: [], entries: 0 };
    found.spellings.push({ spelling, entries });
    found.entries += entries;
    places.set(group, found);
  }
  return [...places.values()].sort((one, other) => one.name.localeCompare(other.name));
}

async function countSpellings(
  { searchDb }: AppContext,
  field: PlaceField,
): Promise<{ spelling: string; entries: number }[]> {
  const rows = await searchDb
    .selectFrom('surveys')
    .select(({ fn }) => [`${field} as spelling`, fn.countAll<number>().as('entries')])
    .where('deleted_at', 'is', null)
    .where(field, '<>', '')
    .groupBy(field)
    .execute();
  return rows.toSorted((one, other) => other.entries - one.entries);
}
