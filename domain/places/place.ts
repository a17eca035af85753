export const PLACE_FIELDS = ['constituency', 'city'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** Spellings of one place. */
export const MAX_SPELLINGS = 200;
/** Places of one request; a longer list is sent in parts. */
export const MAX_IMPORTED = 500;
