import type { Kysely } from 'kysely';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../db/tables.ts';

export interface KnownPlace {
  id: number;
  name: string;
  local_name: string;
}

/** Keys are names as toSearchText writes them; the oldest place comes first. */
export async function listKnownPlaces(db: Kysely<Tables>): Promise<Map<string, KnownPlace>> {
  const rows = await db
    .selectFrom('place_names')
    .innerJoin('places', 'places.id', 'place_names.place_id')
    .select(['place_names.name_key', 'places.id', 'places.name', 'places.local_name'])
    .orderBy('places.id')
    .execute();
  return new Map(rows.map(({ name_key, ...place }) => [name_key, place]));
}

export function nameKeysOf(names: readonly string[]): string[] {
  return [...new Set(names.map(toSearchText))].filter((key) => key !== '');
}
