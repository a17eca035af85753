import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { omit } from '#domain/collections/pick.ts';
import { isSenior } from '#domain/surveys/age-and-time.ts';
import {
  fieldOf,
  mapFields,
  PLAIN_FIELDS,
  type PlainFieldName,
  SEARCHED_FIELDS,
  type SearchedFieldName,
} from '#domain/surveys/fields.ts';
import { phoneticTermsOf } from '#domain/surveys/search/phonetic-terms.ts';
import { searchedTextsOf } from '#domain/surveys/search/search-terms.ts';
import { DEFAULT_SCHOOL_TYPE } from '#domain/surveys/survey.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import { toSqlBoolean } from '../db/columns/sql-boolean.ts';
import type { FieldColumns, SurveysTable } from '../db/tables/surveys.ts';
import type { Vault } from '../vault/vault.ts';
import { encryptNumbers } from './identity-numbers/identity-numbers.ts';

export type SurveyRow = Selectable<SurveysTable>;
/** Snapshots are stored without derived columns. */
export const DERIVED_COLUMNS = ['search_text', 'sounds', 'consent'] as const;
export type SurveySnapshot = Omit<SurveyRow, (typeof DERIVED_COLUMNS)[number]>;
/** Columns that do not come from the input. */
const RECORD_COLUMNS = [
  'id',
  'uid',
  'volunteer_id',
  'version',
  'recorded_at',
  'household_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'deleted_by',
] as const;
export type SurveyColumns = Omit<SurveyRow, (typeof RECORD_COLUMNS)[number] | 'consent'>;

type DeletionColumns = Pick<SurveyRow, 'deleted_at' | 'deleted_by'>;
export const LIVE: DeletionColumns = { deleted_at: null, deleted_by: null };

export function deletedBy(volunteerId: number, now: Date): DeletionColumns {
  return { deleted_at: now.toISOString(), deleted_by: volunteerId };
}

/** Omitted optional fields, and all of the other type, keep their stored value; in a new entry they are empty. */
export function columnsFromInput(
  vault: Vault,
  uid: string,
  input: SurveyInput,
  before?: SurveySnapshot,
): SurveyColumns {
  const type = input.survey_type || before?.survey_type || 'adult';
  const sent = mapFields<FieldColumns, PlainFieldName>(PLAIN_FIELDS, (name) => {
    const isRecorded = (fieldOf(name).surveyType ?? type) === type;
    return columnOf(name, isRecorded ? input[name] : undefined, before?.[name]);
  });
  const columns = withDependentColumns(sent);
  return {
    ...columns,
    ...encryptNumbers(vault, uid, input, before),
    search_text: searchText(columns),
    sounds: phoneticTermsOf(columns),
  };
}

function columnOf(name: PlainFieldName, sent: unknown, stored: unknown): unknown {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'text':
    case 'digits':
      return sent ?? stored ?? '';
    case 'number':
      return Math.round(Number(sent ?? stored ?? 0));
    case 'yesNo':
      return toSqlBoolean(Boolean(sent ?? stored));
    case 'choice':
      return sent || stored || field.fallback;
  }
}

export function withDependentColumns<Columns extends FieldColumns>(sent: Columns): Columns {
  const isChild = sent.survey_type === 'child';
  return {
    ...sent,
    permanent_address: sent.same_address ? sent.correspondence_address : sent.permanent_address,
    income: sent.employed ? sent.income : 0,
    senior_citizen: toSqlBoolean(!isChild && (isSenior(sent.age) || sent.senior_citizen === 1)),
    school_type: sent.school_type ?? (isChild ? DEFAULT_SCHOOL_TYPE : null),
  };
}

/** No term matches across two lines. The text must never contain identity numbers. */
export function searchText(row: Pick<SurveyRow, SearchedFieldName>): string {
  const texts = SEARCHED_FIELDS.flatMap((name) => searchedTextsOf(row[name]));
  return [...new Set(texts)].filter((text) => text !== '').join('\n');
}

export function columnsFromSnapshot(snapshot: SurveySnapshot): SurveyColumns {
  return {
    ...omit(snapshot, RECORD_COLUMNS),
    search_text: searchText(snapshot),
    sounds: phoneticTermsOf(snapshot),
  };
}

/** No two encryptions are equal, so numbers are compared by index. @param before of an edit: the same state */
export function matchesInput(
  vault: Vault,
  input: SurveyInput,
  state: SurveySnapshot,
  before: SurveySnapshot | undefined,
): boolean {
  const { aadhar_sealed, other_document_sealed } = state;
  const columns = {
    ...columnsFromInput(vault, state.uid, input, before),
    aadhar_sealed,
    other_document_sealed,
  };
  return isDeepStrictEqual(columns, columnsFromSnapshot(state));
}
