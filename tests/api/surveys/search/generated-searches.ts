// Entries and searches of odd characters, and what a search finds.
import fc from 'fast-check';
import { SEARCHED_FIELDS } from '#domain/surveys/fields.ts';
import { lastOfDocumentNumber } from '#domain/surveys/other-document.ts';
import { matchesExactly, searchTermsOf } from '#domain/surveys/search/search-terms.ts';
import { normaliseDocumentNumber } from '#domain/text/document-number.ts';
import { toSearchText, withoutDigitSeparators } from '#domain/text/text.ts';

const PIECES = [
  'a',
  'b',
  'A',
  'B',
  'ab',
  'ba',
  'É',
  'e\u0301',
  'İ',
  'ß',
  'Σ',
  '1',
  '12',
  '४',
  '0',
  'क',
  'का',
  'क्ष',
  'ि',
  'क़',
  '🌾',
  '👩‍🌾',
  ' ',
  '  ',
  '-',
  '\n',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '*',
  '(',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''));
const written = text.filter((one) => toSearchText(one) !== '');
const optional = fc.oneof(text, fc.constant(''));
const mobile = fc.stringMatching(/^5[012]{9}$/);

const person = {
  name: written,
  gender: fc.constant('other'),
  category: fc.constant('general'),
  age: fc.integer({ min: 1, max: 120 }),
  correspondence_address: written,
  permanent_address: optional,
  city: optional,
  constituency: optional,
  mobile_no: mobile,
  other_no: fc.oneof(mobile, fc.constant('')),
  aadhar_no: fc.stringMatching(/^0[012]{11}$/),
  other_document_type: fc.constant('other'),
  other_document_no: optional,
};
const adult = fc.record({ ...person, survey_type: fc.constant('adult') });
const child = fc.record({
  ...person,
  survey_type: fc.constant('child'),
  class: fc.constant('KG'),
  father_name: written,
  mother_name: optional,
  current_school: written,
});
/** Minute of creation, with duplicates, so that entries share one. */
const MINUTES = [0, 0, 1, 2] as const;
export const entry = fc.record({
  draft: fc.oneof(adult, child),
  minute: fc.constantFrom(...MINUTES),
});
export type Draft = Record<string, unknown>;

/** Part of a stored value, perhaps in other case, or anything. */
export const wanted = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      of: fc.nat(),
      field: fc.nat(),
      from: fc.nat(),
      length: fc.integer({ min: 1, max: 7 }),
      upper: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.record({
      whole: fc.constantFrom('aadhar_no', 'other_document_no'),
      of: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ join: fc.nat(), of: fc.nat(), between: fc.constantFrom('', ' ', '\n') }),
  },
);
type Wanted = typeof wanted extends fc.Arbitrary<infer One> ? One : never;

export function termOf(want: Wanted, drafts: Draft[]): string {
  if (typeof want === 'string') return want;
  const draft = drafts[want.of % drafts.length] ?? {};
  const value = (name: string | undefined) => String(draft[name ?? ''] ?? '');
  const field = (number: number) => SEARCHED_FIELDS[number % SEARCHED_FIELDS.length];
  if ('whole' in want) return value(want.whole);
  if ('join' in want) return value(field(want.join)) + want.between + value(field(want.join + 1));
  const characters = [...value(field(want.field))];
  const from = characters.length === 0 ? 0 : want.from % characters.length;
  const part = characters.slice(from, from + want.length).join('');
  return want.upper ? part.toUpperCase() : part;
}

/** A plain model of the exact search. */
export function isFound(draft: Draft, search: string): boolean {
  const term = [...toSearchText(search)].slice(0, 100).join('');
  const digits = withoutDigitSeparators(term);
  const terms = searchTermsOf(term);
  const document = normaliseDocumentNumber(String(draft.other_document_no ?? ''));
  const ends = [
    String(draft.aadhar_no).slice(-4),
    lastOfDocumentNumber(String(draft.other_document_no)),
  ];
  return (
    term === '' ||
    matchesExactly(
      terms,
      SEARCHED_FIELDS.map((field) => String(draft[field] ?? '')),
    ) ||
    (terms.last4 !== undefined && ends.includes(terms.last4)) ||
    digits === draft.aadhar_no ||
    (document !== '' && normaliseDocumentNumber(term) === document)
  );
}
