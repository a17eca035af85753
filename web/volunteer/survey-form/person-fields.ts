// What is asked of everybody.
import { AGE, CATEGORIES, GENDERS } from '#domain/survey.ts';
import type { Span } from '../../ui/field.tsx';
import { CATEGORY_NAMES, GENDER_NAMES, optionsOf } from '../words.ts';
import type { ChoiceField, NumberField, TextField, TickField } from './fields.ts';

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
  };
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

export const disabledField: TickField = {
  kind: 'tick',
  name: 'physically_disabled',
  label: 'Physically disabled',
  span: 4,
};
