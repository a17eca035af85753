import { pick } from '#domain/collections/pick.ts';
import { ensureValid } from '#domain/problems.ts';
import type { PairDecision } from '#domain/surveys/duplicates/duplicate-schema.ts';
import { FIELD_NAMES, fieldOf, mapFields, type SurveyFieldName } from '#domain/surveys/fields.ts';
import { checkSurveyEdit } from '#domain/surveys/rules.ts';
import { type SurveyInput, surveyInput } from '#domain/surveys/survey-schema.ts';
import type { FieldError } from '#domain/validation.ts';
import type { Vault } from '../../vault/vault.ts';
import { toApiSurvey } from '../api-survey.ts';
import type { OwnedSurvey } from '../changes/lock-survey.ts';
import { decryptNumbers, maskedNumbers } from '../identity-numbers/identity-numbers.ts';
import { columnsFromInput, type SurveyColumns, type SurveyRow } from '../survey-columns.ts';
import { type EntriesToMerge, fieldsFromMerged } from './fields-from-merged.ts';

/** @throws Problem brokenRule when the fields do not fit together */
export function mergeEntries(
  vault: Vault,
  { surviving, merged }: EntriesToMerge,
  fields: NonNullable<PairDecision['fields']>,
): SurveyColumns & Pick<SurveyRow, 'household_id'> {
  const taken = fieldsFromMerged({ surviving, merged }, fields);
  const numbers = taken.some((name) => fieldOf(name).encrypted)
    ? decryptNumbers(vault, merged)
    : undefined;
  const mergedValue = (name: SurveyFieldName): unknown => {
    if (name === 'aadhar_no' || name === 'other_document_no') return numbers?.[name] ?? '';
    return merged[name];
  };
  const input: SurveyInput = surveyInput.parse({
    ...Object.fromEntries(taken.map((name) => [name, mergedValue(name)])),
    ...addressesOf({ surviving, merged }, taken),
  });
  const columns = {
    ...columnsFromInput(vault, surviving.uid, input, surviving),
    // The type belongs to the number, so it comes from the same entry, even if that has none.
    ...(taken.includes('other_document_no') && pick(merged, ['other_document_type'])),
  };
  if (brokenRules(surviving).length === 0) {
    ensureValid(brokenRules({ ...surviving, ...columns }));
  }
  return { ...columns, household_id: surviving.household_id ?? merged.household_id };
}

function brokenRules(entry: OwnedSurvey): FieldError[] {
  const stored = maskedNumbers(entry);
  const shown = toApiSurvey(entry);
  const input = surveyInput.parse(mapFields(FIELD_NAMES, (name) => shown[name]));
  return checkSurveyEdit(input, { actorIsAdmin: true, stored });
}

/** `same_address` follows from the two texts if it differs between the entries and was not chosen. */
function addressesOf(
  { surviving, merged }: EntriesToMerge,
  taken: readonly SurveyFieldName[],
): Partial<SurveyInput> {
  if (surviving.same_address === merged.same_address || taken.includes('same_address')) return {};
  const chosen = (name: 'correspondence_address' | 'permanent_address') =>
    (taken.includes(name) ? merged : surviving)[name];
  const permanent_address = chosen('permanent_address');
  return {
    permanent_address,
    same_address: permanent_address === chosen('correspondence_address'),
  };
}
