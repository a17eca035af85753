import { type SearchTerms, searchTermsOf } from '#domain/surveys/search/search-terms.ts';
import type { AppContext } from '../../context.ts';
import type { PageSearch, PhoneticMatch, SurveySearch } from '../../db/dialect.ts';
import { totalOf } from '../counts/survey-counts.ts';
import { numbersSearched } from '../identity-numbers/identity-numbers.ts';
import { findByNumber } from './find-by-number.ts';
import type {
  CombinedSearchResult,
  SearchQuery,
  SearchResult,
  SurveySelection,
} from './search-result.ts';

/** Limits of the work for a common name. */
export interface PhoneticLimits {
  /** Entries returned. */
  limit: number;
  /** Entries examined, the newest or oldest. After as many exact matches, no phonetic ones are looked for. */
  scanLimit: number;
}
/** Nobody reads further than this. */
const UNFILTERED: PhoneticLimits = { limit: 100, scanLimit: 1000 };

export async function searchUnfiltered(
  ctx: AppContext,
  selection: SurveySelection,
): Promise<CombinedSearchResult> {
  const { type } = selection.query;
  const byNumber = await findByNumber(ctx, selection);
  if (byNumber) return { ...byNumber, match: 'exact', alike: 0 };
  const { exact, alike } = await findTextMatches(ctx, selection);
  const ofType = alike.filter(({ survey_type }) => !type || survey_type === type);
  const children = alike.filter(({ survey_type }) => survey_type === 'child').length;
  const phonetic = {
    ids: ofType.map(({ id }) => id),
    counts: { adult: alike.length - children, child: children },
  };
  return appendPhoneticMatches(exact, phonetic, selection);
}

/** The window is of the exact matches; all phonetic ones are returned. */
export async function findTextMatches(
  ctx: AppContext,
  selection: SurveySelection,
  limits = UNFILTERED,
): Promise<{ exact: SearchResult; alike: PhoneticMatch[] }> {
  const terms = searchTermsOf(selection.query.search);
  const search = searchOf(ctx, selection, terms);
  const exact = await findExactly(ctx, search);
  const isCommon = totalOf({}, exact.counts) >= limits.scanLimit;
  return { exact, alike: isCommon ? [] : await findAlike(ctx, search, terms, limits) };
}

function searchOf(
  { vault }: AppContext,
  { query: { search, type, sort }, filter, window }: SurveySelection,
  { readings, entryId, last4 }: SearchTerms,
): PageSearch {
  return {
    ...filter,
    ...window,
    readings,
    numbers: { ...numbersSearched(vault, search), entryId, last4 },
    type,
    newestFirst: sort === 'date_new',
  };
}

async function findExactly(
  { dialect, searchDb }: AppContext,
  search: PageSearch,
): Promise<SearchResult> {
  const { rows } = await dialect.searchExactly(search).execute(searchDb);
  const { ids = '[]', adult = 0, child = 0 } = rows[0] ?? {};
  return { ids: JSON.parse(ids), counts: { adult, child } };
}

async function findAlike(
  { dialect, searchDb }: AppContext,
  search: SurveySearch,
  { sounds }: SearchTerms,
  limits: PhoneticLimits,
): Promise<PhoneticMatch[]> {
  if (sounds.length === 0) return [];
  return (await dialect.searchPhonetically({ ...search, ...limits, sounds }).execute(searchDb))
    .rows;
}

/** @param phonetic all phonetic matches */
export function appendPhoneticMatches(
  exact: SearchResult,
  phonetic: SearchResult,
  {
    query,
    window: { limit, offset },
  }: Pick<SurveySelection<Pick<SearchQuery, 'type'>>, 'query' | 'window'>,
): CombinedSearchResult {
  const listed = totalOf(query, exact.counts);
  const from = Math.max(0, offset - listed);
  const rest = phonetic.ids.slice(from, from + limit - exact.ids.length);
  return {
    ids: [...exact.ids, ...rest],
    counts: {
      adult: exact.counts.adult + phonetic.counts.adult,
      child: exact.counts.child + phonetic.counts.child,
    },
    match: listed === 0 && phonetic.ids.length > 0 ? 'alike' : 'exact',
    alike: phonetic.ids.length,
  };
}
