// The server's search, over entries on the device.
import { SEARCHED_FIELDS, type SearchedFieldName } from '#domain/surveys/fields.ts';
import { phoneticTermsOf } from '#domain/surveys/search/phonetic-terms.ts';
import {
  matchesExactly,
  type SearchTerms,
  searchTermsOf,
} from '#domain/surveys/search/search-terms.ts';
import { toSearchText } from '#domain/text/text.ts';

export interface SearchedEntry extends Record<SearchedFieldName, string> {
  /** Null before the entry has reached the server. */
  id: number | null;
  /** Masked. */
  aadhar_no: string | null;
  other_document_no: string | null;
}

export type Match = 'exact' | 'alike';

/** @returns a function, because the search is the same for many entries; its result is undefined without a match */
export function searchIn(search: string): (entry: SearchedEntry) => Match | undefined {
  const terms = searchTermsOf(toSearchText(search));
  return (entry) => {
    if (matches(entry, terms)) return 'exact';
    return matchesPhonetically(entry, terms) ? 'alike' : undefined;
  };
}

function matches(entry: SearchedEntry, terms: SearchTerms): boolean {
  const { aadhar_no, other_document_no, id } = entry;
  const endsNumber = [aadhar_no, other_document_no].some(
    (number) => terms.last4 !== undefined && number?.endsWith(terms.last4),
  );
  const texts = SEARCHED_FIELDS.map((name) => entry[name]);
  const isEntry = id !== null && id === terms.entryId;
  return matchesExactly(terms, texts) || isEntry || endsNumber;
}

function matchesPhonetically(entry: SearchedEntry, { sounds }: SearchTerms): boolean {
  // Words that only serve to find duplicates depend on the gender; no search has them.
  const words = new Set(phoneticTermsOf({ ...entry, gender: 'other' }).split(' '));
  return sounds.some((reading) => reading.every((sound) => words.has(sound)));
}
