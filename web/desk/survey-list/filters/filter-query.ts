// The filters in the address. Unreadable ones are ignored, so that a damaged link still shows a list.

import { UUID } from '#domain/ids.ts';
import { CONSENT_FILTERS } from '#domain/privacy/consent.ts';
import { CORRECTION_STATES } from '#domain/surveys/corrections/correction.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { FILTER_NAMES, YES_NO } from '#domain/surveys/search/filters.ts';
import {
  AGE,
  CATEGORIES,
  CLASSES,
  GENDERS,
  INCOME,
  MAX_LENGTHS,
  SCHOOL_TYPES,
} from '#domain/surveys/survey.ts';
import { oneOf } from '../../navigation/list-parameters.ts';

export function filtersOf(parameters: URLSearchParams): SurveyFilters {
  const at = (name: string) => parameters.get(name);
  const household = at('household') ?? '';
  return {
    recorded_from: dayOf(at('recorded_from')),
    recorded_to: dayOf(at('recorded_to')),
    place: at('place')?.trim().slice(0, MAX_LENGTHS.text) || undefined,
    gender: oneOf(GENDERS, at('gender')),
    category: oneOf(CATEGORIES, at('category')),
    age_from: numberIn(AGE, at('age_from')),
    age_to: numberIn(AGE, at('age_to')),
    disabled: oneOf(YES_NO, at('disabled')),
    employed: oneOf(YES_NO, at('employed')),
    income_from: numberIn(INCOME, at('income_from')),
    income_to: numberIn(INCOME, at('income_to')),
    class: oneOf(CLASSES, at('class')),
    school_type: oneOf(SCHOOL_TYPES, at('school_type')),
    correction: oneOf(CORRECTION_STATES, at('correction')),
    household: UUID.test(household) ? household : undefined,
    consent: oneOf(CONSENT_FILTERS, at('consent')),
    duplicates: at('duplicates') === 'yes' ? 'yes' : undefined,
  };
}

/** The parameters of these filters, undefined for those that are not set. */
export function parametersOf(filters: SurveyFilters): Record<string, string | undefined> {
  return Object.fromEntries(
    FILTER_NAMES.map((name) => [
      name,
      filters[name] === undefined ? undefined : String(filters[name]),
    ]),
  );
}

export const NO_FILTERS: SurveyFilters = filtersOf(new URLSearchParams());

function dayOf(text: string | null): string | undefined {
  if (!text || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? undefined : text;
}

function numberIn(
  { min, max }: { min: number; max: number },
  text: string | null,
): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  return Math.min(max, Math.max(min, Number(text)));
}
