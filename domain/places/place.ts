export const PLACE_FIELDS = ['constituency', 'city'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
