import { ensureValid, type Problem, validationError } from '#domain/problems.ts';
import { FIELD_NAMES, fieldOf, mapFields, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { PairDecision, SurveyPair } from '#domain/surveys/look-alikes/look-alike-schema.ts';
import { followersOf } from '#domain/surveys/look-alikes/merged-fields.ts';
import { checkSurveyEdit } from '#domain/surveys/rules.ts';
import { type SurveyInput, surveyInput } from '#domain/surveys/survey-schema.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import type { Vault } from '../../vault/vault.ts';
import { toApiSurvey } from '../api-survey.ts';
import type { OwnedSurvey } from '../changes/lock-survey.ts';
import { decryptNumbers, maskedNumbers } from '../identity-numbers/identity-numbers.ts';
import { type SurveyColumns, type SurveyRow, surveyColumns } from '../survey-columns.ts';

type FieldChoice = NonNullable<PairDecision['fields']>[SurveyFieldName];

/**
 * The remaining entry, with the chosen fields of the other one, and its household unless it has its own.
 * @throws Problem brokenRule when a field is taken from neither entry, or the fields do not fit together; numberDamaged
 */
export function mergedColumns(
  vault: Vault,
  kept: OwnedSurvey,
  other: OwnedSurvey,
  fields: NonNullable<PairDecision['fields']>,
): SurveyColumns & Pick<SurveyRow, 'household_id'> {
  const taken = chosenFrom(kept, other, fields);
  const numbers = taken.some((name) => fieldOf(name).encrypted)
    ? decryptNumbers(vault, other)
    : undefined;
  const taking = (name: SurveyFieldName): unknown => {
    if (name === 'aadhar_no' || name === 'other_document_no') return numbers?.[name] ?? '';
    return other[name];
  };
  const input: SurveyInput = surveyInput.parse({
    ...Object.fromEntries(taken.map((name) => [name, taking(name)])),
    ...addressesOf(kept, other, taken),
  });
  const columns = surveyColumns(vault, kept.uid, input, kept);
  if (brokenRules(kept).length === 0) ensureValid(brokenRules({ ...kept, ...columns }));
  return { ...columns, household_id: kept.household_id ?? other.household_id };
}

function brokenRules(entry: OwnedSurvey): FieldError[] {
  const stored = maskedNumbers(entry);
  const shown = toApiSurvey(entry);
  const input = surveyInput.parse(mapFields(FIELD_NAMES, (name) => shown[name]));
  return checkSurveyEdit(input, { actorIsAdmin: true, stored });
}

/**
 * Each address from the chosen entry. If `same_address` differs between the entries and was not chosen, it is whether
 * the two texts are equal.
 */
function addressesOf(
  kept: OwnedSurvey,
  other: OwnedSurvey,
  taken: readonly SurveyFieldName[],
): Partial<SurveyInput> {
  if (kept.same_address === other.same_address || taken.includes('same_address')) return {};
  const chosen = (name: 'correspondence_address' | 'permanent_address') =>
    (taken.includes(name) ? other : kept)[name];
  const permanent_address = chosen('permanent_address');
  return {
    permanent_address,
    same_address: permanent_address === chosen('correspondence_address'),
  };
}

type NumberIndexes = Pick<SurveyRow, 'aadhar_index' | 'other_document_index'>;

/** Compared by the blind index, because two different numbers may have the same mask. */
export function sameNumbers(one: NumberIndexes, other: NumberIndexes): SurveyPair['same_numbers'] {
  return [
    ...(one.aadhar_index === other.aadhar_index ? ['aadhar_no' as const] : []),
    ...(one.other_document_index === other.other_document_index
      ? ['other_document_no' as const]
      : []),
  ];
}

/** @returns the fields taken from the other entry. A choice is an entry's id, or a value of one of the two. */
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
  const followers = followersOf(kept, other);
  const leaders = Object.keys(followers) as SurveyFieldName[];
  const following = leaders.flatMap((name) => followers[name] ?? []);
  const leading = names.filter((name) => !following.includes(name));
  return [...leading, ...leading.flatMap((name) => followers[name] ?? [])];
}

function notOne(name: SurveyFieldName): Problem {
  return validationError([fieldError(name, 'notChoice')]);
}
