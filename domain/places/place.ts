export const PLACE_FIELDS = ['constituency', 'city'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

export const MAX_SPELLINGS = 200;
export const MAX_IMPORTED = 500;
