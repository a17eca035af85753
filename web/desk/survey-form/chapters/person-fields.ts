import { isUsualAge } from '#domain/surveys/age-and-time.ts';
import { ADULT_AGE, AGE } from '#domain/surveys/survey.ts';
import { parseNumber } from '#domain/text/text.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Note, Span } from '../../../ui/forms/field.tsx';
import type { SurveyValues } from '../values.ts';
import type { CheckboxField, ChoiceField, NumberField, TextField } from './fields.ts';

export function nameField(span: Span): TextField {
  return {
    kind: 'text',
    name: 'name',
    span,
    capitals: 'words',
  };
}

export function ageField(span: Span): NumberField {
  return {
    kind: 'number',
    name: 'age',
    span,
    after: (t) => t.surveyForm.years,
    narrow: true,
    hint: (t) => t.surveyForm.hints.age(AGE.min, AGE.max),
    note: unusualAge,
  };
}

function unusualAge(t: Messages, { age, survey_type }: SurveyValues): Note | undefined {
  const years = parseNumber(age);
  if (years === null || !(years >= AGE.min && years <= AGE.max)) return undefined;
  if (isUsualAge(years, survey_type)) return undefined;
  const text =
    survey_type === 'child'
      ? t.surveyForm.notes.oldForChild(ADULT_AGE)
      : t.surveyForm.notes.youngForAdult(ADULT_AGE);
  return { kind: 'warning', text };
}

export const genderField: ChoiceField = {
  kind: 'choice',
  name: 'gender',
  span: 6,
};

export const categoryField: ChoiceField = {
  kind: 'choice',
  name: 'category',
  span: 12,
};

export const disabledField: CheckboxField = {
  kind: 'checkbox',
  name: 'physically_disabled',
  span: 4,
};
