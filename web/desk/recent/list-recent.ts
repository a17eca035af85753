// The list without a network: the same search, filter, order and pages, over the entries on the device.
import type { Sort } from '#domain/paging.ts';
import { SEARCHED_FIELDS } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { toSearchText } from '#domain/text/text.ts';

interface Query {
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

const BY: Record<Sort, Order> = {
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
  const { page, limit, sort, search, type } = query;
  const found = entries.filter((each) => matches(each, toSearchText(search)));
  const counts = {
    adult: found.filter(({ survey_type }) => survey_type === 'adult').length,
    child: found.filter(({ survey_type }) => survey_type === 'child').length,
  };
  const listed = found
    .filter(({ survey_type }) => type === undefined || survey_type === type)
    .sort(BY[sort]);
  return {
    data: listed.slice((page - 1) * limit, page * limit),
    counts,
    pagination: {
      current_page: page,
      total_pages: Math.ceil(listed.length / limit),
      total_records: listed.length,
    },
  };
}

function matches(entry: Survey, term: string): boolean {
  return SEARCHED_FIELDS.some((name) => toSearchText(entry[name]).includes(term));
}
