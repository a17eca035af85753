// Order of the forms. Schemas, columns, search, history, exports and the form's values follow from this table.
import { keysOf } from '../collections/keys-of.ts';
import type { SurveyField } from './field-kinds.ts';
import {
  CATEGORY_LABELS,
  DOCUMENT_LABELS,
  GENDER_LABELS,
  SCHOOL_TYPE_LABELS,
  TYPE_LABELS,
} from './labels.ts';
import {
  CATEGORIES,
  CLASSES,
  GENDERS,
  MAX_LENGTHS,
  OTHER_DOCUMENT_TYPES,
  SCHOOL_TYPES,
  SURVEY_TYPES,
} from './survey.ts';

export const SURVEY_FIELDS = {
  survey_type: {
    kind: 'choice',
    values: SURVEY_TYPES,
    labels: TYPE_LABELS,
    fallback: 'adult',
    label: 'Survey type',
    exportTitle: 'Type',
  },
  name: { kind: 'text', maxLength: MAX_LENGTHS.name, searched: true, label: 'Name' },
  gender: {
    kind: 'choice',
    values: GENDERS,
    labels: GENDER_LABELS,
    fallback: 'other',
    unreadableIsMissing: true,
    label: 'Gender',
  },
  category: {
    kind: 'choice',
    values: CATEGORIES,
    labels: CATEGORY_LABELS,
    fallback: 'others',
    label: 'Category',
  },
  age: { kind: 'number', unreadableIsMissing: true, label: 'Age' },
  senior_citizen: { kind: 'yesNo', surveyType: 'adult', label: 'Senior citizen' },
  physically_disabled: { kind: 'yesNo', label: 'Physically disabled' },
  disability: {
    kind: 'text',
    maxLength: MAX_LENGTHS.text,
    surveyType: 'child',
    label: 'Disability',
  },
  father_name: {
    kind: 'text',
    maxLength: MAX_LENGTHS.name,
    searched: true,
    surveyType: 'child',
    label: 'Father’s name',
  },
  mother_name: {
    kind: 'text',
    maxLength: MAX_LENGTHS.name,
    searched: true,
    surveyType: 'child',
    label: 'Mother’s name',
  },
  class: {
    kind: 'choice',
    values: CLASSES,
    fallback: null,
    surveyType: 'child',
    label: 'Class',
  },
  current_school: {
    kind: 'text',
    maxLength: MAX_LENGTHS.text,
    searched: true,
    surveyType: 'child',
    label: 'Current school',
  },
  school_type: {
    kind: 'choice',
    values: SCHOOL_TYPES,
    labels: SCHOOL_TYPE_LABELS,
    fallback: null,
    surveyType: 'child',
    label: 'School type',
  },
  mobile_no: {
    kind: 'digits',
    maxLength: MAX_LENGTHS.document,
    searched: true,
    label: 'Mobile number',
    shortLabel: 'Mobile',
  },
  other_no: {
    kind: 'digits',
    maxLength: MAX_LENGTHS.document,
    searched: true,
    label: 'Other number',
  },
  correspondence_address: {
    kind: 'text',
    maxLength: MAX_LENGTHS.address,
    searched: true,
    label: 'Correspondence address',
  },
  same_address: { kind: 'yesNo', label: 'Permanent address is the same' },
  permanent_address: {
    kind: 'text',
    maxLength: MAX_LENGTHS.address,
    searched: true,
    label: 'Permanent address',
  },
  city: { kind: 'text', maxLength: MAX_LENGTHS.text, searched: true, label: 'City' },
  constituency: {
    kind: 'text',
    maxLength: MAX_LENGTHS.text,
    searched: true,
    label: 'Constituency',
  },
  aadhar_no: {
    kind: 'digits',
    maxLength: MAX_LENGTHS.document,
    encrypted: true,
    label: 'Aadhaar number',
    shortLabel: 'Aadhaar',
    exportTitle: 'Aadhaar number (masked)',
  },
  other_document_type: {
    kind: 'choice',
    values: OTHER_DOCUMENT_TYPES,
    labels: DOCUMENT_LABELS,
    fallback: null,
    label: 'Other document type',
  },
  other_document_no: {
    kind: 'text',
    maxLength: MAX_LENGTHS.document,
    encrypted: true,
    label: 'Other document number',
    exportTitle: 'Other document number (masked)',
  },
  employed: { kind: 'yesNo', surveyType: 'adult', label: 'Employed' },
  income: {
    kind: 'number',
    surveyType: 'adult',
    label: 'Income',
    exportTitle: 'Income (rupees a month)',
  },
} as const satisfies Record<string, SurveyField>;

export type SurveyFieldName = keyof typeof SURVEY_FIELDS;
type FieldOf<Name extends SurveyFieldName> = (typeof SURVEY_FIELDS)[Name];
export type FieldsOfKind<Kind extends SurveyField['kind']> = {
  [Name in SurveyFieldName]: FieldOf<Name>['kind'] extends Kind ? Name : never;
}[SurveyFieldName];
export type PlainFieldName = {
  [Name in SurveyFieldName]: FieldOf<Name> extends { encrypted: true } ? never : Name;
}[SurveyFieldName];
export type SearchedFieldName = {
  [Name in SurveyFieldName]: FieldOf<Name> extends { searched: true } ? Name : never;
}[SurveyFieldName];

export type FieldValue<Name extends SurveyFieldName> =
  FieldOf<Name> extends { kind: 'choice'; values: readonly (infer Value)[]; fallback: infer Empty }
    ? Value | Extract<Empty, null>
    : FieldOf<Name>['kind'] extends 'number'
      ? number
      : FieldOf<Name>['kind'] extends 'yesNo'
        ? boolean
        : string;

export const FIELD_NAMES = keysOf(SURVEY_FIELDS);

export const PLAIN_FIELDS = FIELD_NAMES.filter(
  (name): name is PlainFieldName => !fieldOf(name).encrypted,
);
export const SEARCHED_FIELDS = FIELD_NAMES.filter(
  (name): name is SearchedFieldName => 'searched' in SURVEY_FIELDS[name],
);

export function fieldOf(name: SurveyFieldName): SurveyField {
  return SURVEY_FIELDS[name];
}

export function mapFields<Result, Name extends SurveyFieldName>(
  names: readonly Name[],
  toValue: (name: Name) => unknown,
): Result {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Result;
}
