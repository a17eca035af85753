// Devices keep drafts, changes and entries of other releases, whose missing fields are empty.
import { emptyValue } from '#domain/surveys/field-kinds.ts';
import { FIELD_NAMES, fieldOf, mapFields, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SurveyValues } from './values.ts';

/** Unknown fields are dropped. */
export function valuesFrom(saved: unknown, fallback: SurveyValues): SurveyValues {
  if (typeof saved !== 'object' || saved === null) return fallback;
  const savedValues = new Map<string, unknown>(Object.entries(saved));
  const entries = Object.entries(fallback).map(([name, value]) => {
    const savedValue = savedValues.get(name);
    return [name, typeof savedValue === typeof value ? savedValue : value];
  });
  return { ...fallback, ...Object.fromEntries(entries) };
}

/** An entry as it was received. */
export function surveyFrom(stored: Survey): Survey {
  const received = mapFields<Partial<Survey>, SurveyFieldName>(
    FIELD_NAMES,
    (name) => stored[name] ?? emptyValue(fieldOf(name)),
  );
  return { ...stored, ...received };
}
