import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { isSenior } from '#domain/surveys/derive.ts';
import { DEFAULT_SCHOOL_TYPE } from '#domain/surveys/survey.ts';
import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import { toSqlBoolean } from '../db/sql-boolean.ts';
import type { SurveysTable } from '../db/tables.ts';
import type { Vault } from '../vault/vault.ts';
import { encryptNumbers, type IdentityNumbers, maskedNumbers } from './identity-numbers.ts';

export const FIRST_VERSION = 1;

export type SurveyRow = Selectable<SurveysTable>;
export type SurveySnapshot = Omit<SurveyRow, 'search_text'>;
export type DraftColumns = Omit<
  SurveyRow,
  | 'id'
  | 'uid'
  | 'volunteer_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'deleted_by'
>;

/** No encrypted columns: lists must not need the keys. */
export const listedColumns = [
  'surveys.id',
  'surveys.survey_type',
  'surveys.name',
  'surveys.gender',
  'surveys.category',
  'surveys.age',
  'surveys.correspondence_address',
  'surveys.permanent_address',
  'surveys.same_address',
  'surveys.city',
  'surveys.constituency',
  'surveys.mobile_no',
  'surveys.other_no',
  'surveys.aadhar_last4',
  'surveys.other_document_type',
  'surveys.other_document_last4',
  'surveys.physically_disabled',
  'surveys.employed',
  'surveys.income',
  'surveys.senior_citizen',
  'surveys.class',
  'surveys.father_name',
  'surveys.mother_name',
  'surveys.current_school',
  'surveys.school_type',
  'surveys.disability',
  'surveys.volunteer_id',
  'surveys.version',
  'surveys.created_at',
  'surveys.updated_at',
  'surveys.deleted_at',
] as const satisfies `surveys.${keyof SurveyRow}`[];
type Unprefixed<Name> = Name extends `surveys.${infer Column}` ? Column : never;
export type ListedRow = Pick<SurveyRow, Unprefixed<(typeof listedColumns)[number]>>;

/** Optional fields that the draft omits keep their stored value; in a new entry they are empty. */
export function draftColumns(
  vault: Vault,
  uid: string,
  draft: SurveyDraft,
  before?: SurveyRow,
): DraftColumns {
  const columns = { ...personColumns(draft, before), ...extraColumns(draft, before) };
  return {
    ...columns,
    ...encryptNumbers(vault, uid, draft, before),
    search_text: searchText(columns),
  };
}

function personColumns(draft: SurveyDraft, before: SurveyRow | undefined) {
  const correspondence = draft.correspondence_address ?? before?.correspondence_address ?? '';
  const same = draft.same_address ?? before?.same_address === 1;
  return {
    survey_type: draft.survey_type || before?.survey_type || 'adult',
    name: draft.name ?? '',
    gender: draft.gender || before?.gender || 'other',
    category: draft.category || before?.category || 'others',
    age: draft.age ?? 0,
    correspondence_address: correspondence,
    permanent_address: same
      ? correspondence
      : (draft.permanent_address ?? before?.permanent_address ?? ''),
    same_address: toSqlBoolean(same),
    city: draft.city ?? before?.city ?? '',
    constituency: draft.constituency ?? before?.constituency ?? '',
    mobile_no: draft.mobile_no ?? '',
    other_no: draft.other_no ?? before?.other_no ?? '',
    physically_disabled: toSqlBoolean(
      draft.physically_disabled ?? before?.physically_disabled === 1,
    ),
  };
}

/** Fields of the other type keep their stored values. */
function extraColumns(draft: SurveyDraft, before: SurveyRow | undefined) {
  const child = (draft.survey_type || before?.survey_type) === 'child';
  const adultDraft: SurveyDraft = child ? {} : draft;
  const childDraft: SurveyDraft = child ? draft : {};
  const employed = adultDraft.employed ?? before?.employed === 1;
  return {
    employed: toSqlBoolean(employed),
    income: employed ? Math.round(adultDraft.income ?? before?.income ?? 0) : 0,
    senior_citizen: toSqlBoolean(
      !child &&
        (isSenior(draft.age) || (adultDraft.senior_citizen ?? before?.senior_citizen === 1)),
    ),
    class: childDraft.class || before?.class || null,
    father_name: childDraft.father_name ?? before?.father_name ?? '',
    mother_name: childDraft.mother_name ?? before?.mother_name ?? '',
    current_school: childDraft.current_school ?? before?.current_school ?? '',
    school_type:
      childDraft.school_type || before?.school_type || (child ? DEFAULT_SCHOOL_TYPE : null),
    disability: childDraft.disability ?? before?.disability ?? '',
  };
}

type SearchedColumns = Pick<
  SurveyRow,
  | 'name'
  | 'father_name'
  | 'mother_name'
  | 'mobile_no'
  | 'other_no'
  | 'city'
  | 'constituency'
  | 'correspondence_address'
  | 'permanent_address'
  | 'current_school'
>;

/** One line per field, so that no term matches across two. Must never contain identity numbers. */
export function searchText(row: SearchedColumns): string {
  const fields = [
    row.name,
    row.father_name,
    row.mother_name,
    row.mobile_no,
    row.other_no,
    row.city,
    row.constituency,
    row.correspondence_address,
    row.permanent_address,
    row.current_school,
  ];
  return [...new Set(fields.map(toSearchText))].filter((text) => text !== '').join('\n');
}

/** Snapshots are stored without their search text. */
export function toDraftColumns(snapshot: SurveySnapshot): DraftColumns {
  const {
    id: _id,
    uid: _uid,
    volunteer_id: _owner,
    version: _version,
    created_at: _created,
    updated_at: _updated,
    deleted_at: _deleted,
    deleted_by: _deleter,
    ...columns
  } = snapshot;
  return { ...columns, search_text: searchText(snapshot) };
}

/** Compares numbers by index, as no two encryptions are equal. */
export function matchesDraft(vault: Vault, draft: SurveyDraft, first: SurveySnapshot): boolean {
  const { aadhar_sealed, other_document_sealed } = first;
  const columns = {
    ...draftColumns(vault, first.uid, draft),
    aadhar_sealed,
    other_document_sealed,
  };
  return isDeepStrictEqual(columns, toDraftColumns(first));
}

type OwnedRow = ListedRow & { volunteer_deleted_at?: string | null };

/** @param numbers unmasked only for a single read that is audited */
export function toApiSurvey(
  row: OwnedRow,
  volunteerName: string,
  numbers: IdentityNumbers = maskedNumbers(row),
): Survey {
  return {
    id: row.id,
    survey_type: row.survey_type,
    name: row.name,
    gender: row.gender,
    category: row.category,
    age: row.age,
    address: row.correspondence_address,
    correspondence_address: row.correspondence_address,
    permanent_address: row.permanent_address,
    same_address: row.same_address === 1,
    city: row.city,
    constituency: row.constituency,
    mobile_no: row.mobile_no,
    other_no: row.other_no,
    ...numbers,
    other_document_type: row.other_document_type,
    physically_disabled: row.physically_disabled === 1,
    employed: row.employed === 1,
    income: row.income,
    senior_citizen: row.senior_citizen === 1,
    class: row.class,
    father_name: row.father_name,
    mother_name: row.mother_name,
    current_school: row.current_school,
    school_type: row.school_type,
    disability: row.disability,
    volunteer_id: row.volunteer_id,
    volunteer_name: volunteerName,
    volunteer_gone: typeof row.volunteer_deleted_at === 'string',
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}
