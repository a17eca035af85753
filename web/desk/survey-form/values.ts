// Form values: texts as typed, and booleans.
import type { ConsentFieldName } from '#domain/privacy/consent-fields.ts';
import { groupAadhaar, isAadhaar, isMasked } from '#domain/surveys/aadhaar.ts';
import { isSenior } from '#domain/surveys/age-and-time.ts';
import {
  FIELD_NAMES,
  type FieldsOfKind,
  fieldOf,
  mapFields,
  type SurveyFieldName,
} from '#domain/surveys/fields.ts';
import { DEFAULT_SCHOOL_TYPE, type SurveyType } from '#domain/surveys/survey.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { parseNumber, withoutDigitSeparators } from '#domain/text/text.ts';
import { NO_ANSWERS } from '../consent/consent-answers.ts';
import { groupRupees } from './rupees.ts';

export type CheckboxName = FieldsOfKind<'yesNo'>;
export type TextName =
  | Exclude<SurveyFieldName, CheckboxName | 'survey_type'>
  | 'volunteer_id'
  | ConsentFieldName;
export type SurveyValues = Record<TextName, string> &
  Record<CheckboxName, boolean> & { survey_type: SurveyType };

export function emptyValues(volunteerId: number): SurveyValues {
  const empty = mapFields<SurveyValues, SurveyFieldName>(FIELD_NAMES, (name) =>
    fieldOf(name).kind === 'yesNo' ? false : '',
  );
  return {
    ...empty,
    ...NO_ANSWERS,
    survey_type: 'adult',
    school_type: DEFAULT_SCHOOL_TYPE,
    volunteer_id: String(volunteerId),
  };
}

export function valuesOf(survey: Survey): SurveyValues {
  const stored = mapFields<SurveyValues, SurveyFieldName>(FIELD_NAMES, (name) =>
    fieldOf(name).kind === 'yesNo' ? survey[name] : String(survey[name] ?? ''),
  );
  return {
    ...stored,
    // An edit asks for no consent.
    ...NO_ANSWERS,
    income: survey.employed ? groupRupees(stored.income) : '',
    school_type: stored.school_type || DEFAULT_SCHOOL_TYPE,
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
  // Answers never count for another notice than the one that was read.
  if (name === 'consent_notice') Object.assign(next, NO_ANSWERS, { consent_notice: value });
  if (name === 'age') next.senior_citizen = isSenior(parseNumber(next.age));
  if (next.same_address) next.permanent_address = next.correspondence_address;
  return next;
}

// Another document is asked for unless there is a complete or masked Aadhaar number.
export function needsOtherDocument({ aadhar_no }: SurveyValues): boolean {
  return !isAadhaar(withoutDigitSeparators(aadhar_no)) && !isMasked(aadhar_no);
}

export function showAadhaar(value: string): string {
  return isMasked(value) ? value : groupAadhaar(value);
}
