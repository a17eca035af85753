// The fields of two entries that an admin compares and chooses, in the order of the form.

import { dependentFieldsOf } from '#domain/surveys/duplicates/dependent-fields.ts';
import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { Pair } from './load-pairs.ts';

export interface ComparedField {
  name: SurveyFieldName;
  isSame: boolean;
  /** Different numbers whose shown digits are equal. */
  looksSame: boolean;
}

/** Omits fields that are empty in both or of neither type, and those that are merged with another one. */
export function comparedFields({
  older,
  newer,
  same_numbers,
}: Pick<Pair, 'older' | 'newer' | 'same_numbers'>): ComparedField[] {
  const sameNumbers: readonly SurveyFieldName[] = same_numbers;
  const isLeftOut = (name: SurveyFieldName) =>
    (isEmpty(older[name]) && isEmpty(newer[name])) ||
    isOfNeitherType(name, older, newer) ||
    isDependent(name, older, newer);
  return FIELD_NAMES.filter((name) => !isLeftOut(name)).map((name) => {
    const isWrittenSame = older[name] === newer[name];
    const isSame = fieldOf(name).encrypted ? sameNumbers.includes(name) : isWrittenSame;
    return { name, isSame, looksSame: isWrittenSame && !isSame };
  });
}

function isOfNeitherType(name: SurveyFieldName, older: Survey, newer: Survey): boolean {
  const { surveyType } = fieldOf(name);
  return (
    surveyType !== undefined && ![older, newer].some((entry) => entry.survey_type === surveyType)
  );
}

function isDependent(name: SurveyFieldName, older: Survey, newer: Survey): boolean {
  // The texts of the addresses say it.
  if (name === 'same_address') return true;
  if (name === 'permanent_address') return older.same_address && newer.same_address;
  return Object.values(dependentFieldsOf(older, newer)).flat().includes(name);
}

function isEmpty(value: Survey[SurveyFieldName]): boolean {
  return value === null || value === '' || value === false;
}

/** Proposes the newer entry's facts and the older one's name, and never an empty value. */
export function proposedChoice(name: SurveyFieldName, { older, newer }: Pair): number {
  if (isEmpty(newer[name])) return older.id;
  if (isEmpty(older[name])) return newer.id;
  return name === 'name' || name === 'survey_type' ? older.id : newer.id;
}
