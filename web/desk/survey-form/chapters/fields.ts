// A form is a list of chapters, a chapter a list of rows, a row a list of fields.
import type { Note, Span } from '../../../ui/forms/field.tsx';
import type { Option } from '../../../ui/forms/option.ts';
import type { CheckboxName, SurveyValues, TextName } from '../values.ts';

interface BaseField {
  label: string;
  span?: Span;
  optional?: true;
  required?: true;
  hint?: string;
  /** Replaces the hint once something is typed. */
  note?: (values: SurveyValues) => Note | undefined;
  count?: (values: SurveyValues) => string | undefined;
}

export interface TextField extends BaseField {
  kind: 'text';
  name: TextName;
  suggestions?: readonly string[];
  capitals?: 'words' | 'characters' | 'none';
}
export interface NumberField extends BaseField {
  kind: 'number';
  name: TextName;
  before?: string;
  after?: string;
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
  options: readonly Option[];
}
export interface SelectField extends BaseField {
  kind: 'select';
  name: TextName;
  options: readonly Option[];
}
export interface CheckboxField {
  kind: 'tick';
  name: CheckboxName;
  label: string;
  span?: Span;
  hint?: string;
}

export type FormField =
  | TextField
  | NumberField
  | GroupedField
  | AreaField
  | ChoiceField
  | SelectField
  | CheckboxField;

export interface FormRow {
  fields: readonly FormField[];
  /** Text of a dividing line above this row. */
  separator?: string;
  shown?: (values: SurveyValues) => boolean;
  /** The two addresses and their checkbox have a layout of their own. */
  addresses?: true;
}

export interface Chapter {
  id: string;
  title: string;
  short: string;
  intro?: string;
  rows: readonly FormRow[];
}
