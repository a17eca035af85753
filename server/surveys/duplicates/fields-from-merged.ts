import { keysOf } from '#domain/collections/keys-of.ts';
import { type Problem, validationError } from '#domain/problems.ts';
import { dependentFieldsOf } from '#domain/surveys/duplicates/dependent-fields.ts';
import type { PairDecision, SurveyPair } from '#domain/surveys/duplicates/duplicate-schema.ts';
import { fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import { fieldError } from '#domain/validation.ts';
import { toApiSurvey } from '../api-survey.ts';
import type { OwnedSurvey } from '../changes/lock-survey.ts';
import type { SurveyRow } from '../survey-columns.ts';

type Choices = NonNullable<PairDecision['fields']>;
type NumberIndexes = Pick<SurveyRow, 'aadhar_index' | 'other_document_index'>;

export interface EntriesToMerge {
  surviving: OwnedSurvey;
  merged: OwnedSurvey;
}

/** @param choices for a field an entry's id, or a value of one of the two */
export function fieldsFromMerged(entries: EntriesToMerge, choices: Choices): SurveyFieldName[] {
  const isFromMerged = choiceReader(entries);
  const chosen = keysOf(choices).filter((name) => isFromMerged(name, choices[name]));
  const dependents = dependentFieldsOf(entries.surviving, entries.merged);
  const allDependents = new Set(Object.values(dependents).flat());
  // A dependent field is not chosen by itself.
  const independent = chosen.filter((name) => !allDependents.has(name));
  return independent.flatMap((name) => [name, ...(dependents[name] ?? [])]);
}

/** The reader @throws Problem brokenRule when a choice is of neither entry, or a masked number could be of both. */
function choiceReader({ surviving, merged }: EntriesToMerge) {
  const shown = { surviving: toApiSurvey(surviving), merged: toApiSurvey(merged) };
  const same: readonly SurveyFieldName[] = sameNumbers(surviving, merged);
  const isOneMaskOfTwo = (name: SurveyFieldName) =>
    fieldOf(name).encrypted && shown.surviving[name] === shown.merged[name] && !same.includes(name);
  return (name: SurveyFieldName, choice: Choices[SurveyFieldName]): boolean => {
    if (choice === surviving.id || choice === merged.id) return choice === merged.id;
    if (isOneMaskOfTwo(name)) throw notChoice(name);
    if (choice === shown.surviving[name]) return false;
    if (choice === shown.merged[name]) return true;
    throw notChoice(name);
  };
}

/** Two different numbers may have the same mask, so the blind indexes are compared. */
export function sameNumbers(one: NumberIndexes, other: NumberIndexes): SurveyPair['same_numbers'] {
  return [
    ...(one.aadhar_index === other.aadhar_index ? ['aadhar_no' as const] : []),
    ...(one.other_document_index === other.other_document_index
      ? ['other_document_no' as const]
      : []),
  ];
}

function notChoice(name: SurveyFieldName): Problem {
  return validationError([fieldError(name, 'notChoice')]);
}
