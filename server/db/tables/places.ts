import type { Generated } from 'kysely';
import type { PlaceField } from '#domain/places/place.ts';

export interface PlacesTable {
  id: Generated<number>;
  name: string;
  local_name: string;
  created_at: string;
}

/** Keys are by toSearchText. */
export interface PlaceNamesTable {
  name_key: string;
  place_id: number;
}

export interface PlaceSpellingsTable {
  field: PlaceField;
  spelling: string;
}
