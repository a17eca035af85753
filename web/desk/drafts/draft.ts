// An entry that somebody began and has not submitted: what is kept of it, and for how long.
import { isMasked, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import { isMaskedDocument, lastOfDocument, maskDocument } from '#domain/surveys/other-document.ts';
import { digitsOf } from '#domain/text/text.ts';
import type { SurveyValues } from '../survey-form/values.ts';

const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;

export interface Draft {
  /** Whose it is. Nobody else on the device is shown it. */
  account: number;
  id: string;
  /** The entry that is being changed, and its version then; null where it is a new one. */
  entry: number | null;
  version: number | null;
  /** The Idempotency-Key it is submitted with, now or after a lost answer. */
  key: string;
  begun: number;
  changed: number;
  /** The form that wrote it last: two tabs must not write over each other. */
  writer: string;
  /** What the form held before anything was typed. */
  base: SurveyValues;
  values: SurveyValues;
  /** The identity numbers are not in it: this device could not seal them. */
  numberless: boolean;
}

/** A clock that was set back must not keep it for ever either. */
export function isExpired({ changed }: Pick<Draft, 'changed'>, now: number): boolean {
  return Math.abs(now - changed) > DRAFT_LIFETIME;
}

/** What is offered, newest first; `open` is the one that already stands in the form. */
export function resumableDrafts(all: readonly Draft[], now: number, openId?: string): Draft[] {
  return all
    .filter((each) => each.id !== openId && !isExpired(each, now))
    .sort((one, other) => other.begun - one.begun);
}

/** Nothing to keep: all that was typed has been taken out again. */
export function isUntouched({ entry, base, values }: Draft): boolean {
  const isChosenOnly = (name: string) =>
    entry === null && (name === 'survey_type' || name === 'volunteer_id');
  const rest = Object.entries(base).filter(([name]) => !isChosenOnly(name));
  const typed = new Map<string, unknown>(Object.entries(values));
  return rest.every(([name, value]) => typed.get(name) === value);
}

export function withoutNumbers(values: SurveyValues): SurveyValues {
  return { ...values, aadhar_no: '', other_document_no: '' };
}

/** Of the numbers that an entry has already only masks stay; what was typed anew stays whole. */
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
 * The numbers that were not kept, from the entry. The mask of another number stays: saving tells
 * then that somebody has changed it.
 */
export function withNumbersFrom(stored: SurveyValues, draft: Draft): Draft {
  const { numberless } = draft;
  const masks = masksOf(stored);
  const fullNumber = (saved: string, mask: string, number: string) =>
    numberless || saved === mask ? number : saved;
  const withNumbers = (saved: SurveyValues): SurveyValues => ({
    ...saved,
    aadhar_no: fullNumber(saved.aadhar_no, masks.aadhar_no, stored.aadhar_no),
    other_document_no: fullNumber(
      saved.other_document_no,
      masks.other_document_no,
      stored.other_document_no,
    ),
  });
  return { ...draft, base: withNumbers(draft.base), values: withNumbers(draft.values) };
}

function masksOf({ aadhar_no, other_document_no }: SurveyValues) {
  const isAadhaarShown = aadhar_no === '' || isMasked(aadhar_no);
  const isOtherShown = other_document_no === '' || isMaskedDocument(other_document_no);
  return {
    aadhar_no: isAadhaarShown ? aadhar_no : maskAadhaar(digitsOf(aadhar_no).slice(-4)),
    other_document_no: isOtherShown
      ? other_document_no
      : maskDocument(lastOfDocument(other_document_no)),
  };
}

/** The form may have got a field more since; what is not known any more is left out. */
export function valuesFrom(saved: unknown, fallback: SurveyValues): SurveyValues {
  if (typeof saved !== 'object' || saved === null) return fallback;
  const savedValues = new Map<string, unknown>(Object.entries(saved));
  const entries = Object.entries(fallback).map(([name, value]) => {
    const savedValue = savedValues.get(name);
    return [name, typeof savedValue === typeof value ? savedValue : value];
  });
  return { ...fallback, ...Object.fromEntries(entries) };
}
