import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { CONSENT_FIELDS, type ConsentFieldName } from '#domain/privacy/consent-fields.ts';
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
  /** Where space is short. */
  shortLabels: { mobile_no: 'Mobile', aadhar_no: 'Aadhaar' } as Partial<Labels>,
  values: {
    survey_type: TYPE_LABELS,
    gender: GENDER_LABELS,
    category: CATEGORY_LABELS,
    other_document_type: DOCUMENT_LABELS,
    school_type: SCHOOL_TYPE_LABELS,
    consent_by: { person: 'The person', guardian: 'A parent or guardian' },
    consent_way: {
      read_aloud: 'Read aloud',
      read_alone: 'Read by themselves',
      by_phone: 'Read out by telephone',
    },
    consent_language: { ...LANGUAGE_NAMES, other: 'Another' },
    guardian_relation: { mother: 'Mother', father: 'Father', guardian: 'Legal guardian' },
    guardian_proof: {
      document: 'A document was seen',
      known: 'The trust has their details',
      token: 'DigiLocker or the like',
    },
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
