// A form is a list of chapters, a chapter a list of rows, a row a list of fields.
import type { ComponentType } from 'react';
import type { PlaceField } from '#domain/places/place.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import type { Note, Span } from '../../../ui/forms/field.tsx';
import type { CheckboxName, SurveyValues, TextName } from '../values.ts';

interface BaseField {
  span?: Span;
  hint?: LocalizedText;
  /** Replaces the hint once something is typed. */
  note?: (t: Messages, values: SurveyValues) => Note | undefined;
  count?: (t: Messages, values: SurveyValues) => string | undefined;
}

export interface TextField extends BaseField {
  kind: 'text';
  name: TextName;
  /** A text that one tap fills in while the field is empty. */
  offer?: (t: Messages, values: SurveyValues) => string | undefined;
  /** Suggests places in use. */
  place?: PlaceField;
  capitals?: 'words' | 'characters' | 'none';
}
export interface NumberField extends BaseField {
  kind: 'number';
  name: TextName;
  before?: string;
  after?: LocalizedText;
  narrow?: true;
  /** Applied on blur. */
  format?: (text: string) => string;
}
export interface GroupedField extends BaseField {
  kind: 'grouped';
  name: TextName;
  group: (value: string) => string;
  read: (typed: string) => string;
  type: 'tel' | 'text';
  large?: true;
}
export interface AreaField extends BaseField {
  kind: 'area';
  name: TextName;
  /** True while the value is copied from another field. */
  follows?: (values: SurveyValues) => boolean;
}
export interface ChoiceField extends BaseField {
  kind: 'choice';
  name: TextName;
}
export interface SelectField extends BaseField {
  kind: 'select';
  name: TextName;
}
export interface CheckboxField {
  kind: 'checkbox';
  name: CheckboxName;
  span?: Span;
  hint?: LocalizedText;
}

export type FieldDescription =
  | TextField
  | NumberField
  | GroupedField
  | AreaField
  | ChoiceField
  | SelectField
  | CheckboxField;

export interface FormRow {
  fields: readonly FieldDescription[];
  /** Text of a dividing line above this row. */
  separator?: LocalizedText;
  shown?: (values: SurveyValues) => boolean;
  /** The two addresses and their checkbox have a layout of their own. */
  addresses?: true;
}

export interface Chapter {
  id: keyof Messages['surveyForm']['chapters'];
  intro?: LocalizedText;
  /** Above the fields. */
  Lead?: ComponentType;
  rows: readonly FormRow[];
}
