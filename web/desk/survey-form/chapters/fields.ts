// The form is a list of chapters, a chapter a list of rows, a row a list of these.
import type { Note, Span } from '../../../ui/forms/field.tsx';
import type { Option } from '../../../ui/forms/option.ts';
import type { CheckboxName, SurveyValues, TextName } from '../values.ts';

interface BaseField {
  label: string;
  span?: Span;
  optional?: true;
  required?: true;
  hint?: string;
  /** Instead of the hint, once something is typed. */
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
  /** How the number is written when the field is left. */
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
  /** Follows another field. */
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
  /** A line between this row and the one before. */
  separator?: string;
  shown?: (values: SurveyValues) => boolean;
  /** The two addresses have a place of their own for their tick. */
  addresses?: true;
}

export interface Chapter {
  id: string;
  title: string;
  /** In the rail. */
  short: string;
  intro?: string;
  rows: readonly FormRow[];
}
