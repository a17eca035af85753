// What an admin compares and chooses: the fields of two entries, in the order of the form.
import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { Pair } from './load-pairs.ts';

export interface ComparedField {
  name: SurveyFieldName;
  isSame: boolean;
  /** Other numbers, of which the shown ends are the same. */
  looksSame: boolean;
}

/**
 * Fields that are empty in both are left out. The type of a document goes with its number, and an address that repeats
 * another with that other.
 */
export function comparedFields({ older, newer, same_numbers }: Pair): ComparedField[] {
  const sameNumbers: readonly SurveyFieldName[] = same_numbers;
  const repeatsAddress = older.same_address && newer.same_address;
  const isLeftOut = (name: SurveyFieldName) =>
    name === 'other_document_type' ||
    (repeatsAddress && (name === 'permanent_address' || name === 'same_address')) ||
    (isEmpty(older[name]) && isEmpty(newer[name]));
  return FIELD_NAMES.filter((name) => !isLeftOut(name)).map((name) => {
    const isWrittenSame = older[name] === newer[name];
    const isSame = fieldOf(name).encrypted ? sameNumbers.includes(name) : isWrittenSame;
    return { name, isSame, looksSame: isWrittenSame && !isSame };
  });
}

function isEmpty(value: Survey[SurveyFieldName]): boolean {
  return value === null || value === '' || value === false;
}

/** The newer entry knows more recent facts, the older one had the name first; what is empty is never proposed. */
export function proposedChoice(name: SurveyFieldName, { older, newer }: Pair): number {
  if (isEmpty(newer[name])) return older.id;
  if (isEmpty(older[name])) return newer.id;
  return name === 'name' || name === 'survey_type' ? older.id : newer.id;
}
