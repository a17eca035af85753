import type { SurveyType } from './survey.ts';

interface FieldOptions {
  label: string;
  /** The short label, for the details and the history. */
  shortLabel?: string;
  exportTitle?: string;
  /** Recorded for this type only. */
  surveyType?: SurveyType;
  /** An unreadable value counts as missing, so that a rule refuses it with the spec's sentence. */
  unreadableIsMissing?: true;
  /** Stored encrypted and shown masked. */
  encrypted?: true;
}
interface TextField extends FieldOptions {
  /** `digits` is text of digits, whatever script and separators they are typed in. */
  kind: 'text' | 'digits';
  maxLength: number;
  searched?: true;
}
interface NumberField extends FieldOptions {
  kind: 'number';
}
interface YesNoField extends FieldOptions {
  kind: 'yesNo';
}
interface ChoiceField extends FieldOptions {
  kind: 'choice';
  values: readonly string[];
  labels?: Readonly<Record<string, string>>;
  /** Stored when nothing was chosen. */
  fallback: string | null;
}
export type SurveyField = TextField | NumberField | YesNoField | ChoiceField;
