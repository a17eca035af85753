// What is sent: the form's texts as values of the right kind, and only what belongs to the form.
import {
  CATEGORIES,
  CLASSES,
  GENDERS,
  OTHER_DOCUMENT_TYPES,
  SCHOOL_TYPES,
} from '#domain/survey.ts';
import type { SurveyDraft } from '#domain/survey-schema.ts';
import { digitsOf, numberOf, tidy } from '#domain/text.ts';
import { needsOtherDocument, type SurveyValues } from './values.ts';

export type Draft = Partial<SurveyDraft>;

export function draftOf(values: SurveyValues, actorIsAdmin: boolean): Draft {
  return {
    survey_type: values.survey_type,
    name: tidy(values.name),
    gender: choiceOf(GENDERS, values.gender),
    category: choiceOf(CATEGORIES, values.category),
    age: numberOf(values.age),
    correspondence_address: tidy(values.correspondence_address),
    permanent_address: tidy(values.permanent_address),
    same_address: values.same_address,
    city: tidy(values.city),
    constituency: tidy(values.constituency),
    mobile_no: digitsOf(values.mobile_no),
    other_no: digitsOf(values.other_no),
    aadhar_no: digitsOf(values.aadhar_no),
    physically_disabled: values.physically_disabled,
    ...(needsOtherDocument(values) && otherDocumentOf(values)),
    ...(values.survey_type === 'child' ? childPart(values) : adultPart(values)),
    ...(actorIsAdmin && { volunteer_id: numberOf(values.volunteer_id) }),
  };
}

function otherDocumentOf(values: SurveyValues): Draft {
  return {
    other_document_type: choiceOf(OTHER_DOCUMENT_TYPES, values.other_document_type),
    other_document_no: tidy(values.other_document_no),
  };
}

function adultPart(values: SurveyValues): Draft {
  return {
    employed: values.employed,
    income: values.employed ? numberOf(values.income) : 0,
    senior_citizen: values.senior_citizen,
  };
}

function childPart(values: SurveyValues): Draft {
  return {
    class: choiceOf(CLASSES, values.class),
    father_name: tidy(values.father_name),
    mother_name: tidy(values.mother_name),
    current_school: tidy(values.current_school),
    school_type: choiceOf(SCHOOL_TYPES, values.school_type),
    disability: tidy(values.disability),
  };
}

function choiceOf<Value extends string>(values: readonly Value[], text: string): Value | '' {
  return values.find((value) => value === text) ?? '';
}
