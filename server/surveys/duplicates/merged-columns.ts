import { type Problem, validationError } from '#domain/problems.ts';
import { fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { PairDecision, SurveyPair } from '#domain/surveys/look-alikes/look-alike-schema.ts';
import { type SurveyInput, surveyInput } from '#domain/surveys/survey-schema.ts';
import { fieldError } from '#domain/validation.ts';
import type { Vault } from '../../vault/vault.ts';
import { toApiSurvey } from '../api-survey.ts';
import type { OwnedSurvey } from '../changes/lock-survey.ts';
import { decryptNumbers } from '../identity-numbers/identity-numbers.ts';
import { type SurveyColumns, type SurveyRow, surveyColumns } from '../survey-columns.ts';

type FieldChoice = NonNullable<PairDecision['fields']>[SurveyFieldName];

/**
 * The remaining entry, with the chosen fields of the other one.
 * @throws Problem brokenRule when a field is taken from neither entry, numberDamaged
 */
export function mergedColumns(
  vault: Vault,
  kept: OwnedSurvey,
  other: OwnedSurvey,
  fields: NonNullable<PairDecision['fields']>,
): SurveyColumns {
  const taken = chosenFrom(kept, other, fields);
  const numbers = taken.some((name) => fieldOf(name).encrypted)
    ? decryptNumbers(vault, other)
    : undefined;
  const taking = (name: SurveyFieldName): unknown => {
    if (name === 'aadhar_no' || name === 'other_document_no') return numbers?.[name] ?? '';
    return other[name];
  };
  const input: SurveyInput = surveyInput.parse(
    Object.fromEntries(taken.map((name) => [name, taking(name)])),
  );
  return surveyColumns(vault, kept.uid, input, kept);
}

type NumberIndexes = Pick<SurveyRow, 'aadhar_index' | 'other_document_index'>;

/** By the blind index: masked, two different numbers may look the same. */
export function sameNumbers(one: NumberIndexes, other: NumberIndexes): SurveyPair['same_numbers'] {
  return [
    ...(one.aadhar_index === other.aadhar_index ? ['aadhar_no' as const] : []),
    ...(one.other_document_index === other.other_document_index
      ? ['other_document_no' as const]
      : []),
  ];
}

/** An id counts before an equal value. A document's number is taken with its type, and a permanent address that follows with the current one. */
function chosenFrom(
  kept: OwnedSurvey,
  other: OwnedSurvey,
  fields: NonNullable<PairDecision['fields']>,
): SurveyFieldName[] {
  const chosen = Object.entries(fields) as [SurveyFieldName, FieldChoice][];
  const says = { kept: toApiSurvey(kept), other: toApiSurvey(other) };
  const same: readonly SurveyFieldName[] = sameNumbers(kept, other);
  const isOneMask = (name: SurveyFieldName) =>
    fieldOf(name).encrypted && says.kept[name] === says.other[name] && !same.includes(name);
  const taken = chosen.filter(([name, choice]) => {
    if (choice === kept.id || choice === other.id) return choice === other.id;
    if (isOneMask(name)) throw notOne(name);
    if (choice === says.kept[name]) return false;
    if (choice === says.other[name]) return true;
    throw notOne(name);
  });
  const names = taken.map(([name]) => name);
  return names.includes('other_document_no')
    ? [...new Set([...names, 'other_document_type' as const])]
    : names;
}

function notOne(name: SurveyFieldName): Problem {
  return validationError([fieldError(name, 'notChoice')]);
}
