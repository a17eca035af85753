import { isUsualAge } from '#domain/surveys/derive.ts';
import { ADULT_AGE, AGE, CATEGORIES, GENDERS } from '#domain/surveys/survey.ts';
import { parseNumber } from '#domain/text/text.ts';
import type { Note, Span } from '../../../ui/forms/field.tsx';
import { CATEGORY_NAMES, GENDER_NAMES, optionsOf } from '../../messages/labels.ts';
import type { SurveyValues } from '../values.ts';
import type { CheckboxField, ChoiceField, NumberField, TextField } from './fields.ts';

export function nameField(span: Span): TextField {
  return {
    kind: 'text',
    name: 'name',
    label: 'Name',
    span,
    required: true,
    capitals: 'words',
  };
}

export function ageField(span: Span): NumberField {
  return {
    kind: 'number',
    name: 'age',
    label: 'Age',
    span,
    required: true,
    after: 'years',
    narrow: true,
    hint: `${AGE.min} to ${AGE.max}`,
    note: unusualAge,
  };
}

function unusualAge({ age, survey_type }: SurveyValues): Note | undefined {
  const years = parseNumber(age);
  if (years === null || !(years >= AGE.min && years <= AGE.max)) return undefined;
  if (isUsualAge(years, survey_type)) return undefined;
  const text =
    survey_type === 'child'
      ? `${ADULT_AGE} or older: is this a child’s entry?`
      : `Under ${ADULT_AGE}: is this an adult’s entry?`;
  return { kind: 'mind', text };
}

export const genderField: ChoiceField = {
  kind: 'choice',
  name: 'gender',
  label: 'Gender',
  span: 6,
  required: true,
  options: optionsOf(GENDERS, GENDER_NAMES),
};

export const categoryField: ChoiceField = {
  kind: 'choice',
  name: 'category',
  label: 'Category',
  span: 12,
  required: true,
  options: optionsOf(CATEGORIES, CATEGORY_NAMES),
};

export const disabledField: CheckboxField = {
  kind: 'tick',
  name: 'physically_disabled',
  label: 'Physically disabled',
  span: 4,
};
