import {
  CATEGORIES,
  CLASSES,
  GENDERS,
  OTHER_DOCUMENT_TYPES,
  SCHOOL_TYPES,
} from '#domain/surveys/survey.ts';
import type { SurveyDraft } from '#domain/surveys/survey-schema.ts';
import { cleanText, digitsOf, parseNumber } from '#domain/text/text.ts';
import { needsOtherDocument, type SurveyValues } from './values.ts';

export type RequestBody = Partial<SurveyDraft>;

export function requestBodyOf(values: SurveyValues, actorIsAdmin: boolean): RequestBody {
  return {
    survey_type: values.survey_type,
    name: cleanText(values.name),
    gender: choiceOf(GENDERS, values.gender),
    category: choiceOf(CATEGORIES, values.category),
    age: parseNumber(values.age),
    correspondence_address: cleanText(values.correspondence_address),
    permanent_address: cleanText(values.permanent_address),
    same_address: values.same_address,
    city: cleanText(values.city),
    constituency: cleanText(values.constituency),
    mobile_no: digitsOf(values.mobile_no),
    other_no: digitsOf(values.other_no),
    aadhar_no: digitsOf(values.aadhar_no),
    physically_disabled: values.physically_disabled,
    ...(needsOtherDocument(values) && otherDocumentOf(values)),
    ...(values.survey_type === 'child' ? childPart(values) : adultPart(values)),
    ...(actorIsAdmin && { volunteer_id: parseNumber(values.volunteer_id) }),
  };
}

function otherDocumentOf(values: SurveyValues): RequestBody {
  return {
    other_document_type: choiceOf(OTHER_DOCUMENT_TYPES, values.other_document_type),
    other_document_no: cleanText(values.other_document_no),
  };
}

function adultPart(values: SurveyValues): RequestBody {
  return {
    employed: values.employed,
    income: values.employed ? parseNumber(values.income) : 0,
    senior_citizen: values.senior_citizen,
  };
}

function childPart(values: SurveyValues): RequestBody {
  return {
    class: choiceOf(CLASSES, values.class),
    father_name: cleanText(values.father_name),
    mother_name: cleanText(values.mother_name),
    current_school: cleanText(values.current_school),
    school_type: choiceOf(SCHOOL_TYPES, values.school_type),
    disability: cleanText(values.disability),
  };
}

function choiceOf<Value extends string>(values: readonly Value[], text: string): Value | '' {
  return values.find((value) => value === text) ?? '';
}
