import { omit } from '#domain/pick.ts';
import { validationError } from '#domain/problems.ts';
import {
  parseSealed,
  SEALED_FIELDS,
  SEALED_NAMES,
  type SealedFieldName,
} from '#domain/surveys/outbox/sealed-number.ts';
import { type SurveyBody, type SurveyInput, surveyInput } from '#domain/surveys/survey-schema.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import type { SealingKeys } from '../vault/sealing-key.ts';

/** The device's data besides the input. */
const BESIDE_INPUT = [
  'aadhar_sealed',
  'other_document_sealed',
  'recorded_at',
  'device_offset_ms',
  'household_id',
  'different_from',
] as const;

/**
 * Decrypted numbers replace the plain ones, so that plain and encrypted bodies give the same input.
 * @throws Problem brokenRule for numbers that cannot be decrypted
 */
export function openSealedNumbers(sealing: SealingKeys, body: SurveyBody): SurveyInput {
  const input: SurveyInput = omit(body, BESIDE_INPUT);
  const errors: FieldError[] = [];
  for (const field of SEALED_NAMES) {
    const sealed = body[SEALED_FIELDS[field]];
    if (!sealed) continue;
    const { success, data } = surveyInput.shape[field].safeParse(open(sealing, field, sealed));
    if (success && data) input[field] = data;
    else errors.push(fieldError(field, 'sealedUnreadable'));
  }
  if (errors.length > 0) throw validationError(errors);
  return input;
}

function open(sealing: SealingKeys, field: SealedFieldName, text: string): string | undefined {
  const { keyId = '', sealed = '' } = parseSealed(text) ?? {};
  return sealing.open(keyId, sealed, field);
}
