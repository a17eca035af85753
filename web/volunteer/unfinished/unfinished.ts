// An entry that somebody began and has not submitted: what is kept of it, and for how long.
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

/** Where the identity numbers could not be kept, those of the entry stand. */
export function withNumbersOf(stored: SurveyValues, unfinished: Unfinished): Unfinished {
  if (!unfinished.numberless) return unfinished;
  const { aadhar_no, other_document_no } = stored;
  const numbers = { aadhar_no, other_document_no };
  return {
    ...unfinished,
    base: { ...unfinished.base, ...numbers },
    values: { ...unfinished.values, ...numbers },
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
