import {
  CONSENT_FIELDS,
  type ConsentFieldName,
  isConsentField,
} from '#domain/privacy/consent-fields.ts';
import type { SurveyField } from '#domain/surveys/field-kinds.ts';
import { fieldOf } from '#domain/surveys/fields.ts';
import type { HistoryField, HistoryValue } from '#domain/surveys/history.ts';
import { groupMobile } from '#domain/surveys/mobile.ts';
import type { Option } from '../ui/forms/controls/option.ts';
import type { Messages } from './messages.ts';
import { formatNumber } from './plural.ts';

export function shortLabel(t: Messages, name: HistoryField): string {
  return t.fields.shortLabels[name] ?? t.fields.labels[name];
}

/** The choices of a field, none if it has no list. */
export function fieldOptions(t: Messages, name: HistoryField | ConsentFieldName): Option[] {
  const field = fieldNamed(name);
  if (field?.kind !== 'choice') return [];
  const labels: Partial<Record<string, Record<string, string>>> = t.fields.values;
  return field.values.map((value) => ({ value, label: labels[name]?.[value] ?? value }));
}

function fieldNamed(name: HistoryField | ConsentFieldName): SurveyField | undefined {
  if (name === 'volunteer_id') return undefined;
  return isConsentField(name) ? CONSENT_FIELDS[name] : fieldOf(name);
}

/** Empty if there is no value. */
export function formatValue(t: Messages, name: HistoryField, value: HistoryValue): string {
  if (typeof value === 'boolean') return yesOrNo(t, value);
  if (typeof value === 'number') {
    return name === 'income' ? formatRupees(t, value) : String(value);
  }
  const text = value ?? '';
  if (name === 'mobile_no' || name === 'other_no') return groupMobile(text);
  if (name === 'class' && /^\d/.test(text)) return t.fields.numberedClass(text);
  return fieldOptions(t, name).find((option) => option.value === text)?.label ?? text;
}

export function yesOrNo(t: Messages, value: boolean): string {
  return value ? t.fields.yes : t.fields.no;
}

export function formatRupees(t: Messages, amount: number): string {
  return t.fields.rupees(formatNumber(amount));
}
