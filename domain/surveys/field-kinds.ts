import type { SurveyType } from './survey.ts';

interface FieldOptions {
  label: string;
  shortLabel?: string;
  exportTitle?: string;
  surveyType?: SurveyType;
  /** A rule refuses an unreadable value with the spec's sentence, as if it were missing. */
  unreadableIsMissing?: true;
  encrypted?: true;
}
interface TextField extends FieldOptions {
  /** `digits` is typed in any script and with separators. */
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
  fallback: string | null;
}
export type SurveyField = TextField | NumberField | YesNoField | ChoiceField;

/** As in the replies, where nothing was filled in. */
export function emptyValue(field: SurveyField): string | number | boolean | null {
  if (field.encrypted) return null;
  switch (field.kind) {
    case 'choice':
      return field.fallback;
    case 'number':
      return 0;
    case 'yesNo':
      return false;
    default:
      return '';
  }
}
