// Unsubmitted surveys and edits: what is stored of them, and for how long.

import { pick } from '#domain/collections/pick.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isMasked, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import {
  isMaskedDocumentNumber,
  lastOfDocumentNumber,
  maskDocumentNumber,
} from '#domain/surveys/other-document.ts';
import {
  ENCRYPTED_FIELD_NAMES,
  type EncryptedFieldName,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import { hasPassed } from '../device/clock.ts';
import type { Household } from '../household/household.ts';
import type { SurveyValues } from '../survey-form/values.ts';

const DRAFT_LIFETIME_MS = 7 * DAY_MS;

export interface Draft {
  /** The owner's id: other accounts on the device never see the draft. */
  account: number;
  id: string;
  /** The id of the edited survey, and its version at the start of the edit; null for a new survey. */
  entry: number | null;
  version: number | null;
  /** The Idempotency-Key of every submission, also after a lost reply. */
  key: string;
  begun: number;
  changed: number;
  /** The id of the form that wrote it last, so that two tabs do not overwrite each other. */
  writer: string;
  /** The form's values before any typing. */
  base: SurveyValues;
  values: SurveyValues;
  /** The values in `base` that were copied from the previous entry. */
  household: Household | null;
  /** Saved without identity numbers, because this device cannot encrypt. */
  numberless: boolean;
}

/** A phone whose clock has jumped loses nothing, because the server's time must agree. */
export function isExpired({ changed }: Pick<Draft, 'changed'>): boolean {
  return hasPassed(changed, DRAFT_LIFETIME_MS);
}

/** Newest first, without the draft in the open form. */
export function resumableDrafts(all: readonly Draft[], openId?: string): Draft[] {
  return all
    .filter((each) => each.id !== openId && !isExpired(each))
    .sort((one, other) => other.begun - one.begun);
}

/** True if nothing typed is left in the form. */
export function isUntouched({ entry, base, values, household }: Draft): boolean {
  const isChosenOnly = (name: string) =>
    entry === null && (name === 'survey_type' || name === 'volunteer_id');
  const rest = Object.entries(base).filter(([name]) => !isChosenOnly(name));
  const typed = new Map<string, unknown>(Object.entries(values));
  const isUndone = (name: string) => household !== null && !typed.get(name);
  return rest.every(([name, value]) => typed.get(name) === value || isUndone(name));
}

export function withoutNumbers(values: SurveyValues): SurveyValues {
  return { ...values, aadhar_no: '', other_document_no: '' };
}

/** Masks the survey's stored numbers; newly typed numbers stay complete. */
export function withMaskedNumbers<Fields extends Pick<Draft, 'base' | 'values'>>(
  draft: Fields,
): Fields {
  const { base, values } = draft;
  const masks = masksOf(base);
  const { aadhar_no, other_document_no } = values;
  const numbers = {
    aadhar_no: aadhar_no === base.aadhar_no ? masks.aadhar_no : aadhar_no,
    other_document_no:
      other_document_no === base.other_document_no ? masks.other_document_no : other_document_no,
  };
  return { ...draft, base: { ...base, ...masks }, values: { ...values, ...numbers } };
}

/**
 * Replaces masks by the survey's numbers. The mask of a number that was changed meanwhile stays, so that
 * saving reports a conflict.
 * @param newNumbers of a waiting change, whose masks are not those of the stored numbers, though they may look the same
 */
export function withNumbersFrom(
  stored: SurveyValues,
  draft: Draft,
  newNumbers: readonly EncryptedFieldName[] = [],
): Draft {
  const { numberless } = draft;
  const masks = masksOf(stored);
  const withNumbers = (saved: SurveyValues, kept: readonly EncryptedFieldName[]): SurveyValues => {
    const full = ENCRYPTED_FIELD_NAMES.filter(
      (name) => !kept.includes(name) && (numberless || saved[name] === masks[name]),
    );
    return { ...saved, ...pick(stored, full) };
  };
  return {
    ...draft,
    base: withNumbers(draft.base, []),
    values: withNumbers(draft.values, newNumbers),
  };
}

export function maskedValues(values: SurveyValues): SurveyValues {
  return { ...values, ...masksOf(values) };
}

function masksOf({ aadhar_no, other_document_no }: SurveyValues) {
  const isAadhaarShown = aadhar_no === '' || isMasked(aadhar_no);
  const isOtherShown = other_document_no === '' || isMaskedDocumentNumber(other_document_no);
  return {
    aadhar_no: isAadhaarShown
      ? aadhar_no
      : maskAadhaar(withoutDigitSeparators(aadhar_no).slice(-4)),
    other_document_no: isOtherShown
      ? other_document_no
      : maskDocumentNumber(lastOfDocumentNumber(other_document_no)),
  };
}
