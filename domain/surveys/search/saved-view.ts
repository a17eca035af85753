import { onlyDigits, toAsciiDigits } from '../../text/text.ts';
import { check, type FieldError, type Rule } from '../../validation.ts';

export const MAX_VIEWS = 50;
/** PIN codes have six digits. */
const LONGER_THAN_A_PIN = 7;
const MIN_DOCUMENT_DIGITS = 4;
export const VIEW_MAX_LENGTHS = { name: 80, query: 2000 } as const;

interface ViewInput {
  name?: string | undefined;
  search?: string | undefined;
}

const name: Rule<ViewInput, undefined> = {
  field: 'name',
  rule: 'nameRequired',
  passes: (draft) => Boolean(draft.name?.trim()),
};
const length: Rule<ViewInput, undefined> = {
  field: 'name',
  rule: 'tooLong',
  params: { max: VIEW_MAX_LENGTHS.name },
  passes: (draft) => [...(draft.name ?? '')].length <= VIEW_MAX_LENGTHS.name,
};

/** Views are stored in plain text, and identity numbers only encrypted. */
const withoutNumber: Rule<ViewInput, undefined> = {
  field: 'name',
  rule: 'viewHasNumber',
  passes: ({ name = '', search = '' }) => !isSearchForNumber(search) && !hasNumber(name),
};

/** Undivided digits, or groups as in Aadhaar, mobile or PAN numbers. Years and days in a name are none. */
const hasNumber = (text: string): boolean =>
  /\d{7}|(?!(?:(?:19|20)\d\d\b\W*){3})\d{4}[\s.-]+\d{4}[\s.-]+\d{4}|\d{5}[\s.-]+\d{5}|\b[a-z]{5}\d{4}[a-z]\b/i.test(
    toAsciiDigits(text),
  );

export function isSearchForNumber(search: string): boolean {
  const digits = onlyDigits(search).length;
  return digits >= LONGER_THAN_A_PIN || (digits >= MIN_DOCUMENT_DIGITS && /\p{L}/u.test(search));
}

export function checkView(draft: ViewInput): FieldError[] {
  return check([name, length, withoutNumber], draft, undefined);
}
