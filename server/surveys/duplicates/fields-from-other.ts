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

/** @param choices for a field an entry's id, or a value of one of the two */
export function fieldsFromOther(
  kept: OwnedSurvey,
  other: OwnedSurvey,
  choices: Choices,
): SurveyFieldName[] {
  const isFromOther = choiceReader(kept, other);
  const chosen = keysOf(choices).filter((name) => isFromOther(name, choices[name]));
  const dependents = dependentFieldsOf(kept, other);
  const allDependents = new Set(Object.values(dependents).flat());
  // A dependent field is not chosen by itself.
  const independent = chosen.filter((name) => !allDependents.has(name));
  return independent.flatMap((name) => [name, ...(dependents[name] ?? [])]);
}

/** The reader @throws Problem brokenRule when a choice is of neither entry, or a masked number could be of both. */
function choiceReader(kept: OwnedSurvey, other: OwnedSurvey) {
  const shown = { kept: toApiSurvey(kept), other: toApiSurvey(other) };
  const same: readonly SurveyFieldName[] = sameNumbers(kept, other);
  const isOneMaskOfTwo = (name: SurveyFieldName) =>
    fieldOf(name).encrypted && shown.kept[name] === shown.other[name] && !same.includes(name);
  return (name: SurveyFieldName, choice: Choices[SurveyFieldName]): boolean => {
    if (choice === kept.id || choice === other.id) return choice === other.id;
    if (isOneMaskOfTwo(name)) throw notChoice(name);
    if (choice === shown.kept[name]) return false;
    if (choice === shown.other[name]) return true;
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
