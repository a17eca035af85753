import {
  AGE_DIFFERENCE,
  type ComparedPlace,
  isSamePlace,
  type Person,
  STRENGTHS,
  type Strength,
  strengthOf,
} from '#domain/surveys/duplicates/possible-duplicate.ts';
import { personKeysOf } from '#domain/surveys/search/phonetic-terms.ts';
import type { AppContext } from '../../../context.ts';
import type { CandidateSearch } from '../../../db/dialect.ts';
import { listPlaceNames } from '../../../places/spellings.ts';
import type { SurveyRow } from '../../survey-columns.ts';

export interface PersonToMatch extends Person {
  aadhaarIndex: string | null;
  documentNumberIndex: string | null;
}

const COLUMNS = [
  'id',
  'name',
  'father_name',
  'gender',
  'age',
  'city',
  'constituency',
  'mobile_no',
  'aadhar_index',
  'other_document_index',
  'volunteer_id',
  'version',
  'recorded_at',
  'created_at',
] as const satisfies readonly (keyof SurveyRow)[];
type Candidate = Pick<SurveyRow, (typeof COLUMNS)[number]>;

export interface FoundDuplicate extends Candidate {
  strength: Strength;
}

/** Bounds the work for very common numbers and names. */
const MAX_CANDIDATES = 200;

/** @returns live entries, the strongest and then the newest first */
export async function findPossibleDuplicates(
  ctx: AppContext,
  person: PersonToMatch,
  except: number | undefined,
): Promise<FoundDuplicate[]> {
  const places = await placesOf(ctx, person);
  const candidates = await candidatesFor(ctx, person, places);
  return candidates
    .filter(({ id }) => id !== except)
    .flatMap((each): FoundDuplicate[] => {
      const areOfOnePlace = [person, ...places].some((place) => isSamePlace(place, each));
      const strength = hasSameNumber(person, each)
        ? 'number'
        : strengthOf(person, each, areOfOnePlace);
      return strength ? [{ ...each, strength }] : [];
    })
    .sort(strongestFirst);
}

export function personOf(row: SurveyRow): PersonToMatch {
  return { ...row, aadhaarIndex: row.aadhar_index, documentNumberIndex: row.other_document_index };
}

/** An admin may have merged names with the place. */
async function placesOf(
  { db }: AppContext,
  { city, constituency }: Person,
): Promise<ComparedPlace[]> {
  const written = city || constituency;
  if (written === '') return [];
  const names = await listPlaceNames({ db }, written);
  return names.map((name) => ({ city: name, constituency: '' }));
}

async function candidatesFor(
  ctx: AppContext,
  person: PersonToMatch,
  places: readonly ComparedPlace[],
): Promise<Candidate[]> {
  const [alike, byNumber, byMobile] = await Promise.all([
    idsOfSimilarNames(ctx, person, places),
    Promise.all([
      idsBy(ctx, 'aadhar_index', person.aadhaarIndex),
      idsBy(ctx, 'other_document_index', person.documentNumberIndex),
    ]),
    // Numbers are also words of `sounds`, and need no separate index.
    person.mobile_no ? idsByPhoneticTerms(ctx, { words: [person.mobile_no] }) : [],
  ]);
  const ids = [...alike, ...byNumber.flat(), ...byMobile];
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom('surveys')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** SQLite would read the whole table for a combined query. */
async function idsBy(
  { db }: AppContext,
  column: 'aadhar_index' | 'other_document_index',
  value: string | null,
): Promise<number[]> {
  if (!value) return [];
  const found = db
    .selectFrom('surveys')
    .select('id')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .limit(MAX_CANDIDATES);
  return (await found.execute()).map(({ id }) => id);
}

async function idsOfSimilarNames(
  ctx: AppContext,
  { name, gender, age }: Person,
  places: readonly ComparedPlace[],
): Promise<number[]> {
  if (gender === '' || age === null) return [];
  const keys = places.flatMap((place) => personKeysOf({ ...place, name, gender }));
  if (keys.length === 0) return [];
  const ages = { from: age - AGE_DIFFERENCE, to: age + AGE_DIFFERENCE };
  return idsByPhoneticTerms(ctx, { words: [...new Set(keys)], ages });
}

async function idsByPhoneticTerms(
  { dialect, searchDb }: AppContext,
  search: Omit<CandidateSearch, 'limit'>,
): Promise<number[]> {
  const found = dialect.findPhonetically({ ...search, limit: MAX_CANDIDATES });
  const { rows } = await found.execute(searchDb);
  return rows.map(({ id }) => id);
}

function hasSameNumber(
  { aadhaarIndex, documentNumberIndex }: PersonToMatch,
  each: Candidate,
): boolean {
  return (
    (aadhaarIndex !== null && aadhaarIndex === each.aadhar_index) ||
    (documentNumberIndex !== null && documentNumberIndex === each.other_document_index)
  );
}

function strongestFirst(one: FoundDuplicate, other: FoundDuplicate): number {
  const weight = ({ strength }: FoundDuplicate) => STRENGTHS.indexOf(strength);
  return weight(one) - weight(other) || other.id - one.id;
}
