// Survey validation (spec/volunteer-area, section 5): sentences and order are the spec's.

import { check, type FieldError, type Rule } from '../validation.ts';
import { isAadhaar, isMasked } from './aadhaar.ts';
import { isMaskedDocument } from './other-document.ts';
import { AGE, INCOME, MOBILE_DIGITS } from './survey.ts';
import type { SurveyDraft } from './survey-schema.ts';

export interface SurveyContext {
  actorIsAdmin: boolean;
  /** The entry before the edit: its masked numbers may be sent back. */
  stored?: { aadhar_no: string | null; other_document_no: string | null };
}
type SurveyRule = Rule<SurveyDraft, SurveyContext>;

const isFilled = (text: string | null | undefined) =>
  text !== undefined && text !== null && text !== '';
const mobileDigits = new RegExp(`^\\d{${MOBILE_DIGITS}}$`);
const isMobile = (text: string | null | undefined) => mobileDigits.test(text ?? '');
const isMissing = (number: number | null | undefined) => number === null || number === undefined;

const name: SurveyRule = {
  field: 'name',
  message: 'Name is required',
  passes: (draft) => isFilled(draft.name),
};
const gender: SurveyRule = {
  field: 'gender',
  message: 'Gender is required',
  passes: (draft) => isFilled(draft.gender),
};
const category: SurveyRule = {
  field: 'category',
  message: 'Category is required',
  passes: (draft) => isFilled(draft.category),
};
const correspondenceAddress: SurveyRule = {
  field: 'correspondence_address',
  message: 'Correspondence address is required',
  passes: (draft) => isFilled(draft.correspondence_address),
};
const age: SurveyRule = {
  field: 'age',
  message: 'Age is required',
  passes: (draft) => !isMissing(draft.age),
};
const ageRange: SurveyRule = {
  field: 'age',
  message: `Age must be a whole number from ${AGE.min} to ${AGE.max}`,
  passes: ({ age }) =>
    isMissing(age) || (Number.isInteger(age) && Number(age) >= AGE.min && Number(age) <= AGE.max),
};
const mobile: SurveyRule = {
  field: 'mobile_no',
  message: 'Mobile number is required and must be 10 digits',
  passes: (draft) => isMobile(draft.mobile_no),
};
const document: SurveyRule = {
  field: 'aadhar_no',
  message: 'Either Aadhaar or Other Document is required',
  passes: (draft) => isFilled(draft.aadhar_no) || isFilled(draft.other_document_no),
};
const documentType: SurveyRule = {
  field: 'other_document_type',
  message: 'Other Document type is required if Aadhaar is not provided',
  passes: (draft) =>
    isFilled(draft.aadhar_no) ||
    !isFilled(draft.other_document_no) ||
    isFilled(draft.other_document_type),
};
const aadhaar: SurveyRule = {
  field: 'aadhar_no',
  message: 'Aadhaar number must be 12 digits',
  passes: ({ aadhar_no }, { stored }) =>
    !isFilled(aadhar_no) ||
    isAadhaar(aadhar_no ?? '') ||
    (isMasked(aadhar_no ?? '') && stored?.aadhar_no?.slice(-4) === aadhar_no?.slice(-4)),
};
const volunteer: SurveyRule = {
  field: 'volunteer_id',
  message: 'Volunteer selection is required',
  passes: (draft, { actorIsAdmin }) => !actorIsAdmin || !isMissing(draft.volunteer_id),
};
/** Checked by the server, because the draft does not show whether a volunteer is active. */
export const inactiveVolunteer: FieldError = {
  field: 'volunteer_id',
  message: 'Choose an active volunteer',
};
const parent: SurveyRule = {
  field: 'father_name',
  message: 'At least one parent name is required',
  passes: (draft) => isFilled(draft.father_name) || isFilled(draft.mother_name),
};
const schoolClass: SurveyRule = {
  field: 'class',
  message: 'Class is required',
  passes: (draft) => isFilled(draft.class),
};
const currentSchool: SurveyRule = {
  field: 'current_school',
  message: 'Current school is required',
  passes: (draft) => isFilled(draft.current_school),
};
const unmaskedDocument: SurveyRule = {
  field: 'other_document_no',
  message: 'Write the whole document number',
  passes: ({ other_document_no }, { stored }) =>
    !isMaskedDocument(other_document_no ?? '') || other_document_no === stored?.other_document_no,
};
const otherNumber: SurveyRule = {
  field: 'other_no',
  message: 'Other number must be 10 digits',
  passes: ({ other_no }) => !isFilled(other_no) || isMobile(other_no),
};
const income: SurveyRule = {
  field: 'income',
  message: 'Income must be from 0 to 1,00,00,00,000',
  passes: ({ income }) =>
    isMissing(income) || (Number(income) >= INCOME.min && Number(income) <= INCOME.max),
};

// The spec states these beside its ordered lists, so they come last.
const additionalRules = [unmaskedDocument, otherNumber, income];

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

export function checkNewSurvey(draft: SurveyDraft, context: SurveyContext): FieldError[] {
  return check(draft.survey_type === 'child' ? childRules : adultRules, draft, context);
}

/** An edit checks fewer fields than a new entry (section 5). */
export function checkSurveyEdit(draft: SurveyDraft, context: SurveyContext): FieldError[] {
  return check(editRules, draft, context);
}
