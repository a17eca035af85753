import { daysInMonth } from '../../indian-time.ts';
import type { RuleCode } from '../../rule-messages.ts';
import { type FieldError, fieldError } from '../../validation.ts';
import type { DocumentValue } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields, LineField, NumberField } from '../fields/fields.ts';

/** Any leap year. */
const LEAP_YEAR = 2028;

export function checkSiblings(fields: Fields, value: DocumentValue, path: string): FieldError[] {
  const errorsOf = (name: string, field: Field): FieldError[] => {
    const at = pathIn(path, name);
    if (field.kind === 'number') return checkDay(field, value[name], value, at);
    const rule = field.kind === 'line' ? brokenRule(name, field, fields, value) : undefined;
    return rule ? [fieldError(at, rule)] : [];
  };
  return Object.entries(fields).flatMap(([name, field]) => errorsOf(name, field));
}

function checkDay(
  { dayOf, min, max }: NumberField,
  day: unknown,
  siblings: DocumentValue,
  path: string,
): FieldError[] {
  const month = dayOf === undefined ? undefined : siblings[dayOf];
  if (typeof day !== 'number' || typeof month !== 'number') return [];
  const last = daysInMonth(LEAP_YEAR, month);
  return day > last && day <= max ? [fieldError(path, 'numberRange', { min, max: last })] : [];
}

function brokenRule(
  name: string,
  { needs, notBefore, unlessLater, differsFrom }: LineField,
  fields: Fields,
  value: DocumentValue,
): RuleCode | undefined {
  const text = (of: string | undefined) => {
    const written = of === undefined ? '' : value[of];
    return typeof written === 'string' ? written.trim() : '';
  };
  if (text(name) === '') return undefined;
  if (needs !== undefined && text(needs) === '') {
    const needed = fields[needs];
    return needed?.kind === 'line' && needed.format === 'time' ? 'timeNeeded' : 'dateNeeded';
  }
  if (text(name) === text(differsFrom)) return 'sameDate';
  const isLaterThanStart = (of: string | undefined) => {
    const sibling = of === undefined ? undefined : fields[of];
    return sibling?.kind === 'line' && text(of) > text(sibling.notBefore);
  };
  const isTooEarly = !isLaterThanStart(unlessLater) && text(name) < text(notBefore);
  return isTooEarly ? 'endBeforeStart' : undefined;
}
