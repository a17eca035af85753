import { keysOf } from '#domain/collections/keys-of.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import type { FilterName } from '#domain/surveys/search/filters.ts';
import { formatDate } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { nameIn } from '../../places/place-suggestions.ts';

export interface Chip {
  label: string;
  value: string;
  /** The parameters that its cross removes. */
  names: readonly FilterName[];
}

export function chipsOf(
  t: Messages,
  filters: SurveyFilters,
  place: PlaceSuggestion | undefined,
): Chip[] {
  const { labels } = t.filters;
  const yesNo = (value: 'yes' | 'no' | undefined) => value && t.fields[value];
  const chips: { [Name in FilterName]?: string | undefined } = {
    place: filters.place && place ? nameIn(t, place) : filters.place,
    gender: filters.gender && formatValue(t, 'gender', filters.gender),
    category: filters.category && formatValue(t, 'category', filters.category),
    disabled: yesNo(filters.disabled),
    employed: yesNo(filters.employed),
    class: filters.class && formatValue(t, 'class', filters.class),
    school_type: filters.school_type && formatValue(t, 'school_type', filters.school_type),
    correction: filters.correction && t.filters.corrections[filters.correction],
    household: filters.household && t.filters.thisHousehold,
    consent: filters.consent && t.filters.consents[filters.consent],
    duplicates: filters.duplicates && t.filters.undecided,
  };
  const names = keysOf(chips);
  return [
    rangeChip(t, t.filters.recorded, ['recorded_from', 'recorded_to'], (name) =>
      filters[name] ? dayIn(t, filters[name]) : undefined,
    ),
    rangeChip(t, t.filters.age, ['age_from', 'age_to'], (name) => filters[name]?.toString()),
    rangeChip(t, t.filters.income, ['income_from', 'income_to'], (name) =>
      filters[name] === undefined ? undefined : formatNumber(filters[name]),
    ),
    ...names.map((name) => ({ label: labels[name], value: chips[name] ?? '', names: [name] })),
  ].filter(({ value }) => value !== '');
}

function rangeChip<Name extends FilterName>(
  t: Messages,
  label: string,
  names: readonly [Name, Name],
  textOf: (name: Name) => string | undefined,
): Chip {
  const [from, to] = [textOf(names[0]), textOf(names[1])];
  return { label, names, value: rangeOf(t, from, to) };
}

function rangeOf(t: Messages, from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? from : t.filters.between(from, to);
  if (from) return t.filters.from(from);
  return to ? t.filters.to(to) : '';
}

/** Noon, so that the day is the same in every time zone near India. */
function dayIn(t: Messages, day: string): string {
  return formatDate(t, `${day}T12:00:00`);
}
