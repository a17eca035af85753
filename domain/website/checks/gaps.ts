// What visitors look for and do not find: places that are empty, and claims whose day has passed.
import type { DocumentValue, WebsiteDocument } from '../document.ts';
import type { Fields } from '../fields.ts';
import { fieldAt, labelsAt } from '../labels.ts';
import { placeIn, valueAt } from '../place.ts';

export interface Gap {
  readonly place: string;
  /** In English, from the outermost. */
  readonly labels: string[];
  /** It was filled in, and visitors are not shown it any more. */
  readonly lapsed: boolean;
}

/** @param today in India, like 2026-11-23 */
export function gapsOf(
  { fields, expects = [] }: Pick<WebsiteDocument, 'fields' | 'expects'>,
  value: DocumentValue,
  today: string,
): Gap[] {
  const empty = expects.filter((place) => isEmpty(fields, place, valueAt(value, place)));
  const lapsed = datesThatLapse(fields).filter((place) => isBefore(valueAt(value, place), today));
  const gap = (place: string, isLapsed: boolean): Gap => ({
    place,
    labels: labelsAt(fields, place).map(({ text }) => text),
    lapsed: isLapsed,
  });
  return [...empty.map((place) => gap(place, false)), ...lapsed.map((place) => gap(place, true))];
}

/** Of a choice, the first option is that nothing is said. */
function isEmpty(fields: Fields, place: string, value: unknown): boolean {
  const field = fieldAt(fields, place);
  if (field?.kind === 'choice') {
    return !field.options.slice(1).some((option) => option.value === value);
  }
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || value.trim() === '';
}

function isBefore(date: unknown, today: string): boolean {
  return typeof date === 'string' && date !== '' && date < today;
}

function datesThatLapse(fields: Fields, inside = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = placeIn(inside, name);
    if (field.kind === 'group') return datesThatLapse(field.fields, place);
    return field.kind === 'line' && field.lapses ? [place] : [];
  });
}
