import type { DocumentValue, WebsiteDocument } from '../document.ts';
import { pathIn, valueAt } from '../fields/field-path.ts';
import type { Fields } from '../fields/fields.ts';
import { fieldAt, labelsAt } from '../fields/labels.ts';

export interface MissingContent {
  readonly path: string;
  readonly labels: string[];
  readonly lapsed: boolean;
}

export function findMissingContent(
  { fields, expects = [] }: Pick<WebsiteDocument, 'fields' | 'expects'>,
  value: DocumentValue,
  today: string,
): MissingContent[] {
  const empty = expects.filter((path) => isEmpty(fields, path, valueAt(value, path)));
  const lapsed = datesThatLapse(fields).filter((path) => isBefore(valueAt(value, path), today));
  const missingAt = (path: string): Omit<MissingContent, 'lapsed'> => ({
    path,
    labels: labelsAt(fields, path).map(({ text }) => text),
  });
  return [
    ...empty.map((path) => ({ ...missingAt(path), lapsed: false })),
    ...lapsed.map((path) => ({ ...missingAt(path), lapsed: true })),
  ];
}

/** The first option of a choice means that nothing is stated. */
function isEmpty(fields: Fields, path: string, value: unknown): boolean {
  const field = fieldAt(fields, path);
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
    const path = pathIn(inside, name);
    if (field.kind === 'group') return datesThatLapse(field.fields, path);
    return field.kind === 'line' && field.lapses ? [path] : [];
  });
}
