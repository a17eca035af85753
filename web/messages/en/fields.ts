import { CONSENT_FIELDS, type ConsentFieldName } from '#domain/privacy/consent-fields.ts';
import {
  CONSENT_LANGUAGE_LABELS,
  GIVER_LABELS,
  PROOF_LABELS,
  RELATION_LABELS,
  WAY_LABELS,
} from '#domain/privacy/consent-labels.ts';
import { SURVEY_FIELDS, type SurveyFieldName } from '#domain/surveys/fields.ts';
import {
  CATEGORY_LABELS,
  DOCUMENT_LABELS,
  GENDER_LABELS,
  SCHOOL_TYPE_LABELS,
  TYPE_LABELS,
} from '#domain/surveys/labels.ts';
import { CLASSES, type SchoolClass } from '#domain/surveys/survey.ts';

type Labels = Record<SurveyFieldName | ConsentFieldName | 'volunteer_id', string>;

const labels = Object.fromEntries(
  Object.entries({ ...SURVEY_FIELDS, ...CONSENT_FIELDS }).map(([name, { label }]) => [name, label]),
);

export const fields = {
  labels: { ...labels, volunteer_id: 'Collected By' } as Labels,
  /** For narrow columns. */
  shortLabels: { mobile_no: 'Mobile', aadhar_no: 'Aadhaar' } as Partial<Labels>,
  values: {
    survey_type: TYPE_LABELS,
    gender: GENDER_LABELS,
    category: CATEGORY_LABELS,
    other_document_type: DOCUMENT_LABELS,
    school_type: SCHOOL_TYPE_LABELS,
    consent_by: GIVER_LABELS,
    consent_way: WAY_LABELS,
    consent_language: CONSENT_LANGUAGE_LABELS,
    guardian_relation: RELATION_LABELS,
    guardian_proof: PROOF_LABELS,
    class: Object.fromEntries(CLASSES.map((each) => [each, each])) as Record<SchoolClass, string>,
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  roles: { admin: 'Admin', editor: 'Editor', user: 'User' },
  yes: 'Yes',
  no: 'No',
  /** A class with a number, such as `Class 4`. */
  numberedClass: (number: string) => `Class ${number}`,
  rupees: (amount: string) => `₹ ${amount}`,
};
