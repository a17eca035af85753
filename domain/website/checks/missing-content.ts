import type { DocumentValue, WebsiteDocument } from '../document.ts';
import { pathIn, valueAt } from '../fields/field-path.ts';
import type { Field, Fields } from '../fields/fields.ts';
import { fieldAt, labelsAt } from '../fields/labels.ts';
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderPhone } from './placeholders.ts';

/** `over`: the year of a calendar. */
export const MISSING_REASONS = ['empty', 'placeholder', 'lapsed', 'over'] as const;

export interface MissingContent {
  readonly path: string;
  readonly labels: string[];
  readonly reason: (typeof MISSING_REASONS)[number];
}

export function findMissingContent(
  { fields, expects = [] }: Pick<WebsiteDocument, 'fields' | 'expects'>,
  value: DocumentValue,
  today: string,
): MissingContent[] {
  const missingAt = (paths: readonly string[], reason: MissingContent['reason']) =>
    paths.map((path) => ({
      path,
      labels: labelsAt(fields, path).map(({ text }) => text),
      reason,
    }));
  const isFlag = (path: string) => fieldAt(fields, path)?.kind === 'flag';
  return [
    ...missingAt(
      expects.filter((path) => !isFlag(path) && isEmpty(fields, path, valueAt(value, path))),
      'empty',
    ),
    ...missingAt(
      [
        // The others of the document are placeholders until the flag is set.
        ...expects.filter((path) => isFlag(path) && valueAt(value, path) !== true),
        ...pathsOf(fields, hasFormat).filter((path) =>
          isPlaceholder(fieldAt(fields, path), valueAt(value, path)),
        ),
      ],
      'placeholder',
    ),
    ...missingAt(
      pathsOf(fields, lapses).filter((path) => isBefore(valueAt(value, path), today)),
      'lapsed',
    ),
    ...missingAt(
      pathsOf(fields, isCalendarYear).filter((path) => isOver(valueAt(value, path), today)),
      'over',
    ),
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

function isPlaceholder(field: Field | undefined, value: unknown): boolean {
  if (field?.kind !== 'line' || typeof value !== 'string' || value === '') return false;
  switch (field.format) {
    case 'phone':
      return isPlaceholderPhone(value);
    case 'email':
      return isPlaceholderEmail(value);
    case 'address':
      return isPlaceholderAddress(value);
    default:
      return false;
  }
}

function isBefore(date: unknown, today: string): boolean {
  return typeof date === 'string' && date !== '' && date < today;
}

function isOver(year: unknown, today: string): boolean {
  return typeof year === 'number' && year < Number(today.slice(0, 4));
}

const hasFormat = (field: Field) => field.kind === 'line' && field.format !== undefined;
const lapses = (field: Field) => field.kind === 'line' && field.lapses === true;
const isCalendarYear = (field: Field) => field.kind === 'number' && field.calendarYear === true;

/** Items of lists are not looked at. */
function pathsOf(fields: Fields, fits: (field: Field) => boolean, inside = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = pathIn(inside, name);
    if (field.kind === 'group') return pathsOf(field.fields, fits, path);
    return fits(field) ? [path] : [];
  });
}
