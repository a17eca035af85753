// An identity number of which this device has only the mask: the server keeps it unless another one is typed.
import { isAadhaar, isMasked } from '#domain/surveys/aadhaar.ts';
import {
  ENCRYPTED_FIELDS,
  type EncryptedFieldName,
  IS_MASKED,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Offer } from '../../../ui/forms/field.tsx';
import type { SurveyValues } from '../values.ts';

const SHOWN_DIGITS = 4;

export const isIdentityNumber = (name: string): name is EncryptedFieldName =>
  name in ENCRYPTED_FIELDS;

/** Text typed into a masked Aadhaar number replaces it as a whole. */
export function typedOverMask(before: string, typed: string): string {
  if (!isMasked(before) || isMasked(typed) || isAadhaar(typed)) return typed;
  const shown = before.slice(-SHOWN_DIGITS);
  if (typed.startsWith(shown)) return typed.slice(SHOWN_DIGITS);
  if (typed.endsWith(shown)) return typed.slice(0, -SHOWN_DIGITS);
  return typed.length < SHOWN_DIGITS ? '' : typed;
}

/** A button that puts the mask back. */
export function storedNumberOffer(
  t: Messages,
  name: EncryptedFieldName,
  values: SurveyValues,
  { stored, onChange }: { stored: SurveyValues; onChange: (text: string) => void },
): Offer | undefined {
  const mask = stored[name];
  if (!IS_MASKED[name](mask) || values[name] === mask) return undefined;
  return {
    label: t.surveyForm.keepStoredNumber(mask),
    onTake: () => {
      onChange(mask);
      document.getElementById(name)?.focus();
    },
  };
}
