// The offline list: the same search, filters, order and pages over the entries on the device.
import type { Sort } from '#domain/paging.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { matchesFilters } from '#domain/surveys/search/matches-filters.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { searchIn } from './matches-search.ts';

interface Query extends SurveyFilters {
  page: number;
  limit: number;
  sort: Sort;
  search: string;
  type: Survey['survey_type'] | undefined;
}

type Order = (one: Survey, other: Survey) => number;

const byDate: Order = (one, other) => one.created_at.localeCompare(other.created_at);
const byChange: Order = (one, other) => one.updated_at.localeCompare(other.updated_at);
const byName: Order = (one, other) => one.name.localeCompare(other.name);
const byAge: Order = (one, other) => one.age - other.age;
const reversed =
  (order: Order): Order =>
  (one, other) =>
    order(other, one);

const ORDERS: Record<Sort, Order> = {
  date_old: byDate,
  date_new: reversed(byDate),
  changed: byChange,
  '-changed': reversed(byChange),
  name: byName,
  '-name': reversed(byName),
  age: byAge,
  '-age': reversed(byAge),
};

export function listRecent(entries: readonly Survey[], query: Query) {
  const { limit, sort, search, type } = query;
  const ordered = entries.filter((each) => matchesFilters(each, query)).toSorted(ORDERS[sort]);
  const { exact, alike } = search ? searched(ordered, search) : { exact: ordered, alike: [] };
  const found = [...exact, ...alike];
  const ofType = (each: Survey) => type === undefined || each.survey_type === type;
  const listed = found.filter(ofType);
  const near = alike.filter(ofType).length;
  const total_pages = Math.ceil(listed.length / limit);
  // The server's list may have more pages than the device.
  const page = Math.max(1, Math.min(query.page, total_pages));
  return {
    data: listed.slice((page - 1) * limit, page * limit),
    counts: {
      adult: found.filter(({ survey_type }) => survey_type === 'adult').length,
      child: found.filter(({ survey_type }) => survey_type === 'child').length,
    },
    pagination: {
      current_page: page,
      total_pages,
      total_records: listed.length,
    },
    ...(search && {
      match: near > 0 && near === listed.length ? ('alike' as const) : ('exact' as const),
      alike: near,
    }),
  };
}

function searched(entries: readonly Survey[], search: string) {
  const matchOf = searchIn(search);
  const found = Map.groupBy(entries, matchOf);
  return { exact: found.get('exact') ?? [], alike: found.get('alike') ?? [] };
}
