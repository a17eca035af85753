import type { Generated } from 'kysely';
import type { PlaceField } from '#domain/places/place.ts';

/** Places that an admin has merged from spellings or imported. */
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

/** Every spelling that was entered as a place, written by triggers. */
export interface PlaceSpellingsTable {
  field: PlaceField;
  spelling: string;
}
