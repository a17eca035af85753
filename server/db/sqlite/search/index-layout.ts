import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';

export const STATES = { live: 'is null', deleted: 'is not null' } as const;
export type SearchState = keyof typeof STATES;

export interface IndexKind {
  state: SearchState;
  type: SurveyType;
}

/** Separate tables keep a search from entries that the user may not see. */
export const INDEX_KINDS: readonly IndexKind[] = SURVEY_TYPES.flatMap((type) => [
  { state: 'live', type } as const,
  { state: 'deleted', type } as const,
]);

export const indexName = ({ state, type }: IndexKind) => `survey_search_${state}_${type}`;

/** A word is looked up whole here. */
export const phoneticIndexName = ({ state, type }: IndexKind) =>
  `survey_search_sounds_${state}_${type}`;

/** Sounds have no `o`. */
export const ownerWord = (volunteerId: number) => `o${volunteerId}`;
export const ownerWordSql = (row: string) => `'o' || ${row}volunteer_id`;

/** Creation time in ms and the survey's id: unique, and sorted as the lists are. Migration 0001 has a copy. */
export const rowidOf = (row: string) => `
  ((unixepoch(substr(${row}created_at, 1, 19)) * 1000 + cast(substr(${row}created_at, 21, 3) as integer))
    * 2097152 + ${row}id % 2097152)`;

const PRIVATE_USE = 0xe000;
const BITS = 12;
const LOWEST = 2 ** BITS - 1;
const SHIFTS = [2 * BITS, BITS, 0];

/** Nobody can type private-use characters. */
export const ownerTrigram = (volunteerId: number) =>
  String.fromCharCode(...SHIFTS.map((shift) => PRIVATE_USE + ((volunteerId >> shift) & LOWEST)));

export const ownerTrigramSql = (row: string) => {
  const letters = SHIFTS.map(
    (shift) => `${PRIVATE_USE} + (${row}volunteer_id >> ${shift} & ${LOWEST})`,
  );
  return `char(${letters.join(', ')})`;
};
