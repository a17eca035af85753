import type { Generated } from 'kysely';
import type { PlaceField } from '#domain/places/place.ts';

/** Places whose spellings an admin has made one, or imported. */
export interface PlacesTable {
  id: Generated<number>;
  name: string;
  /** In Devanagari; empty if there is none. */
  local_name: string;
  created_at: string;
}

/** By toSearchText. */
export interface PlaceNamesTable {
  name_key: string;
  place_id: number;
}

/** What was ever typed as a place; triggers write it. */
export interface PlaceSpellingsTable {
  field: PlaceField;
  spelling: string;
}
