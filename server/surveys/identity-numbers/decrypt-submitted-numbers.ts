import { omit } from '#domain/collections/pick.ts';
import type { Actor } from '#domain/permissions.ts';
import { CONSENT_FIELD_NAMES } from '#domain/privacy/consent-fields.ts';
import { ensureValid } from '#domain/problems.ts';
import {
  ENCRYPTED_FIELD_NAMES,
  ENCRYPTED_FIELDS,
  type EncryptedFieldName,
  encryptionContext,
  parseEncrypted,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import { type SurveyBody, type SurveyInput, surveyInput } from '#domain/surveys/survey-schema.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import type { KeyPairs } from '../../vault/key-pairs.ts';

const BESIDE_INPUT = [
  'aadhar_sealed',
  'other_document_sealed',
  'recorded_at',
  'device_offset_ms',
  'household_id',
  'different_from',
  ...CONSENT_FIELD_NAMES,
] as const;

/** Plain and encrypted bodies give the same input. @throws Problem brokenRule for numbers that cannot be decrypted */
export function decryptSubmittedNumbers(
  keyPairs: KeyPairs,
  body: SurveyBody,
  sender: Pick<Actor, 'id'>,
): SurveyInput {
  const input: SurveyInput = omit(body, BESIDE_INPUT);
  const errors: FieldError[] = [];
  for (const field of ENCRYPTED_FIELD_NAMES) {
    const encrypted = body[ENCRYPTED_FIELDS[field]];
    if (!encrypted) continue;
    const { success, data } = surveyInput.shape[field].safeParse(
      decrypt(keyPairs, field, encrypted, sender.id),
    );
    if (success && data) input[field] = data;
    else errors.push(fieldError(field, 'sealedUnreadable'));
  }
  ensureValid(errors);
  return input;
}

function decrypt(
  keyPairs: KeyPairs,
  field: EncryptedFieldName,
  text: string,
  account: number,
): string | undefined {
  const { keyId = '', ciphertext = '' } = parseEncrypted(text) ?? {};
  const decryptIn = (context: string) => keyPairs.decrypt(keyId, ciphertext, context);
  // Devices of an earlier release bound a number to its field alone.
  return decryptIn(encryptionContext(field, account)) ?? decryptIn(field);
}
