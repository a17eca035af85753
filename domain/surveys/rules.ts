// Sentences and order are the spec's (volunteer-area, section 5).

import { check, type FieldError, fieldError, type Rule } from '../validation.ts';
import { isAadhaar, isMasked } from './aadhaar.ts';
import { FIELD_NAMES, fieldOf } from './fields.ts';
import { isMaskedDocumentNumber } from './other-document.ts';
import { AGE, INCOME, MOBILE_DIGITS } from './survey.ts';
import type { SurveyInput } from './survey-schema.ts';

export interface SurveyContext {
  actorIsAdmin: boolean;
  stored?: { aadhar_no: string | null; other_document_no: string | null };
}
type SurveyRule = Rule<SurveyInput, SurveyContext>;

const isFilled = (text: string | null | undefined) =>
  text !== undefined && text !== null && text !== '';
const mobileDigits = new RegExp(`^\\d{${MOBILE_DIGITS}}$`);
const isMobile = (text: string | null | undefined) => mobileDigits.test(text ?? '');
const isMissing = (number: number | null | undefined) => number === null || number === undefined;

const name: SurveyRule = {
  field: 'name',
  rule: 'nameRequired',
  passes: (input) => isFilled(input.name),
};
const gender: SurveyRule = {
  field: 'gender',
  rule: 'genderRequired',
  passes: (input) => isFilled(input.gender),
};
const category: SurveyRule = {
  field: 'category',
  rule: 'categoryRequired',
  passes: (input) => isFilled(input.category),
};
const correspondenceAddress: SurveyRule = {
  field: 'correspondence_address',
  rule: 'correspondenceAddressRequired',
  passes: (input) => isFilled(input.correspondence_address),
};
const age: SurveyRule = {
  field: 'age',
  rule: 'ageRequired',
  passes: (input) => !isMissing(input.age),
};
const ageRange: SurveyRule = {
  field: 'age',
  rule: 'ageRange',
  params: AGE,
  passes: ({ age }) =>
    isMissing(age) || (Number.isInteger(age) && Number(age) >= AGE.min && Number(age) <= AGE.max),
};
const mobile: SurveyRule = {
  field: 'mobile_no',
  rule: 'mobileDigits',
  passes: (input) => isMobile(input.mobile_no),
};
const document: SurveyRule = {
  field: 'aadhar_no',
  rule: 'documentRequired',
  passes: (input) => isFilled(input.aadhar_no) || isFilled(input.other_document_no),
};
const documentType: SurveyRule = {
  field: 'other_document_type',
  rule: 'documentTypeRequired',
  passes: (input) =>
    isFilled(input.aadhar_no) ||
    !isFilled(input.other_document_no) ||
    isFilled(input.other_document_type),
};
const aadhaar: SurveyRule = {
  field: 'aadhar_no',
  rule: 'aadhaarDigits',
  passes: ({ aadhar_no }, { stored }) =>
    !isFilled(aadhar_no) ||
    isAadhaar(aadhar_no ?? '') ||
    (isMasked(aadhar_no ?? '') && stored?.aadhar_no?.slice(-4) === aadhar_no?.slice(-4)),
};
const volunteer: SurveyRule = {
  field: 'volunteer_id',
  rule: 'volunteerRequired',
  passes: (input, { actorIsAdmin }) => !actorIsAdmin || !isMissing(input.volunteer_id),
};
/** The server checks it: the input does not show whether a volunteer is active. */
export const inactiveVolunteer = fieldError('volunteer_id', 'volunteerInactive');
const parent: SurveyRule = {
  field: 'father_name',
  rule: 'parentRequired',
  passes: (input) => isFilled(input.father_name) || isFilled(input.mother_name),
};
const schoolClass: SurveyRule = {
  field: 'class',
  rule: 'classRequired',
  passes: (input) => isFilled(input.class),
};
const currentSchool: SurveyRule = {
  field: 'current_school',
  rule: 'currentSchoolRequired',
  passes: (input) => isFilled(input.current_school),
};
const unmaskedDocument: SurveyRule = {
  field: 'other_document_no',
  rule: 'documentMasked',
  passes: ({ other_document_no }, { stored }) =>
    !isMaskedDocumentNumber(other_document_no ?? '') ||
    other_document_no === stored?.other_document_no,
};
const otherNumber: SurveyRule = {
  field: 'other_no',
  rule: 'otherNumberDigits',
  passes: ({ other_no }) => !isFilled(other_no) || isMobile(other_no),
};
const income: SurveyRule = {
  field: 'income',
  rule: 'incomeRange',
  params: { min: INCOME.min, max: INCOME.max.toLocaleString('en-IN') },
  passes: ({ income }) =>
    isMissing(income) || (Number(income) >= INCOME.min && Number(income) <= INCOME.max),
};

/** The schema refuses them too, but a phone without a network must say so. */
const lengths: SurveyRule[] = FIELD_NAMES.flatMap((field) => {
  const description = fieldOf(field);
  if (description.kind !== 'text') return [];
  const { maxLength: max } = description;
  const passes = (input: SurveyInput) => String(input[field] ?? '').length <= max;
  return [{ field, rule: 'tooLong', params: { max }, passes }];
});

// The spec states these beside its ordered lists, so they come last.
const additionalRules = [unmaskedDocument, otherNumber, income, ...lengths];

const adultRules = [
  name,
  gender,
  category,
  correspondenceAddress,
  age,
  ageRange,
  mobile,
  document,
  documentType,
  aadhaar,
  volunteer,
  ...additionalRules,
];
const childRules = [
  name,
  gender,
  category,
  correspondenceAddress,
  parent,
  schoolClass,
  currentSchool,
  age,
  ageRange,
  mobile,
  document,
  documentType,
  aadhaar,
  volunteer,
  ...additionalRules,
];
const editRules = [
  name,
  gender,
  age,
  ageRange,
  mobile,
  document,
  documentType,
  aadhaar,
  ...additionalRules,
];

export function checkNewSurvey(input: SurveyInput, context: SurveyContext): FieldError[] {
  return check(input.survey_type === 'child' ? childRules : adultRules, input, context);
}

export function checkSurveyEdit(input: SurveyInput, context: SurveyContext): FieldError[] {
  return check(editRules, input, context);
}
