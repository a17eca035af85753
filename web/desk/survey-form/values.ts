// Form values: texts as typed, and booleans.
import { groupAadhaar, isAadhaar, isMasked } from '#domain/surveys/aadhaar.ts';
import { isSenior } from '#domain/surveys/derive.ts';
import { DEFAULT_SCHOOL_TYPE, type SurveyType } from '#domain/surveys/survey.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { digitsOf, parseNumber } from '#domain/text/text.ts';
import { groupRupees } from './rupees.ts';

export interface SurveyTexts {
  name: string;
  gender: string;
  category: string;
  age: string;
  correspondence_address: string;
  permanent_address: string;
  city: string;
  constituency: string;
  mobile_no: string;
  other_no: string;
  aadhar_no: string;
  other_document_type: string;
  other_document_no: string;
  income: string;
  class: string;
  father_name: string;
  mother_name: string;
  current_school: string;
  school_type: string;
  disability: string;
  volunteer_id: string;
}
export interface SurveyCheckboxes {
  same_address: boolean;
  physically_disabled: boolean;
  employed: boolean;
  senior_citizen: boolean;
}
export interface SurveyValues extends SurveyTexts, SurveyCheckboxes {
  survey_type: SurveyType;
}
export type TextName = keyof SurveyTexts;
export type CheckboxName = keyof SurveyCheckboxes;

export function emptyValues(volunteerId: number): SurveyValues {
  return {
    survey_type: 'adult',
    name: '',
    gender: '',
    category: '',
    age: '',
    correspondence_address: '',
    permanent_address: '',
    same_address: false,
    city: '',
    constituency: '',
    mobile_no: '',
    other_no: '',
    aadhar_no: '',
    other_document_type: '',
    other_document_no: '',
    physically_disabled: false,
    employed: false,
    income: '',
    senior_citizen: false,
    class: '',
    father_name: '',
    mother_name: '',
    current_school: '',
    school_type: DEFAULT_SCHOOL_TYPE,
    disability: '',
    volunteer_id: String(volunteerId),
  };
}

export function valuesOf(survey: Survey): SurveyValues {
  return {
    ...survey,
    age: String(survey.age),
    aadhar_no: survey.aadhar_no ?? '',
    other_document_type: survey.other_document_type ?? '',
    other_document_no: survey.other_document_no ?? '',
    income: survey.employed ? groupRupees(String(survey.income)) : '',
    class: survey.class ?? '',
    school_type: survey.school_type ?? DEFAULT_SCHOOL_TYPE,
    volunteer_id: String(survey.volunteer_id),
  };
}

/** Applies a change and its consequences: the copied address, the senior citizen box. */
export function change(
  values: SurveyValues,
  name: keyof SurveyValues,
  value: string | boolean,
): SurveyValues {
  const next = { ...values, [name]: value };
  if (name === 'age') next.senior_citizen = isSenior(parseNumber(next.age));
  if (next.same_address) next.permanent_address = next.correspondence_address;
  return next;
}

// Another document is asked for unless there is a complete or masked Aadhaar number.
export function needsOtherDocument({ aadhar_no }: SurveyValues): boolean {
  return !isAadhaar(digitsOf(aadhar_no)) && !isMasked(aadhar_no);
}

export function showAadhaar(value: string): string {
  return isMasked(value) ? value : groupAadhaar(value);
}
