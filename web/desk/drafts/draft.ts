// An entry that somebody began and has not submitted: what is kept of it, and for how long.
import { isMasked, maskAadhaar } from '#domain/aadhaar.ts';
import { isMaskedDocument, lastOfDocument, maskDocument } from '#domain/other-document.ts';
import { digitsOf } from '#domain/text.ts';
import type { SurveyValues } from '../survey-form/values.ts';

const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

export interface Unfinished {
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
export function isExpired({ changed }: Pick<Unfinished, 'changed'>, now: number): boolean {
  return Math.abs(now - changed) > KEPT_FOR;
}

/** What is offered, newest first; `open` is the one that already stands in the form. */
export function offered(all: readonly Unfinished[], now: number, open?: string): Unfinished[] {
  return all
    .filter((each) => each.id !== open && !isExpired(each, now))
    .sort((one, other) => other.begun - one.begun);
}

/** Nothing to keep: all that was typed has been taken out again. */
export function isUntouched({ entry, base, values }: Unfinished): boolean {
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
export function withMaskedNumbers<Kept extends Pick<Unfinished, 'base' | 'values'>>(
  unfinished: Kept,
): Kept {
  const { base, values } = unfinished;
  const masks = masksOf(base);
  const { aadhar_no, other_document_no } = values;
  const numbers = {
    aadhar_no: aadhar_no === base.aadhar_no ? masks.aadhar_no : aadhar_no,
    other_document_no:
      other_document_no === base.other_document_no ? masks.other_document_no : other_document_no,
  };
  return { ...unfinished, base: { ...base, ...masks }, values: { ...values, ...numbers } };
}

/**
 * The numbers that were not kept, from the entry. The mask of another number stays: saving tells
 * then that somebody has changed it.
 */
export function withNumbersOf(stored: SurveyValues, unfinished: Unfinished): Unfinished {
  const { numberless } = unfinished;
  const masks = masksOf(stored);
  const whole = (kept: string, mask: string, number: string) =>
    numberless || kept === mask ? number : kept;
  const filled = (kept: SurveyValues): SurveyValues => ({
    ...kept,
    aadhar_no: whole(kept.aadhar_no, masks.aadhar_no, stored.aadhar_no),
    other_document_no: whole(
      kept.other_document_no,
      masks.other_document_no,
      stored.other_document_no,
    ),
  });
  return { ...unfinished, base: filled(unfinished.base), values: filled(unfinished.values) };
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
export function valuesFrom(kept: unknown, otherwise: SurveyValues): SurveyValues {
  if (typeof kept !== 'object' || kept === null) return otherwise;
  const found = new Map<string, unknown>(Object.entries(kept));
  const taken = Object.entries(otherwise).map(([name, value]) => {
    const there = found.get(name);
    return [name, typeof there === typeof value ? there : value];
  });
  return { ...otherwise, ...Object.fromEntries(taken) };
}
