// The list of entries as text for a spreadsheet, a page of them at a time. The pages are walked by time
// and number, which no edit changes: whatever happens meanwhile, an entry that stays is there once.
import { sql } from 'kysely';
import type { ExportQuery } from '#domain/list-schema.ts';
import type { Survey } from '#domain/survey-schema.ts';
import type { House } from '../context.ts';
import { CSV_MARK, csvLine } from './csv.ts';
import { columns } from './export-columns.ts';
import { entries, findSurveys, walkFrom } from './list.ts';

const PAGE = 1000;
/** More than a database has: all that are found. */
const ALL = 2 ** 31 - 1;

export async function* exportSurveys(house: House, query: ExportQuery): AsyncGenerator<string> {
  const pages = query.search ? foundPages(house, query) : walkedPages(house, query);
  let head = CSV_MARK + csvLine(columns.map(({ title }) => title));
  for await (const page of pages) {
    yield head + page.map(lineOf).join('');
    head = '';
  }
  if (head) yield head;
}

function lineOf(entry: Survey): string {
  return csvLine(columns.map(({ value }) => value(entry)));
}

async function* walkedPages(house: House, query: ExportQuery): AsyncGenerator<Survey[]> {
  let page: Survey[] = [];
  do {
    page = await pageAfter(house, query, page.at(-1));
    if (page.length > 0) yield page;
  } while (page.length === PAGE);
}

async function pageAfter(
  { searching: db }: House,
  query: ExportQuery,
  last: Survey | undefined,
): Promise<Survey[]> {
  let ids = walkFrom({ db }, query, countedBy(query), 0, PAGE);
  if (last) {
    const beyond = sql.raw(query.sort === 'date_new' ? '<' : '>');
    ids = ids.where(sql<boolean>`(created_at, id) ${beyond} (${last.created_at}, ${last.id})`);
  }
  return entries({ db }, query, ids);
}

/**
 * The numbers of all that are found come at once: pages of them would be found anew each time, and
 * slip by what changes in between.
 */
async function* foundPages(house: House, query: ExportQuery): AsyncGenerator<Survey[]> {
  const all = { limit: ALL, offset: 0 };
  const { ids } = await findSurveys(house, query, countedBy(query), all);
  for (let from = 0; from < ids.length; from += PAGE) {
    yield await entries({ db: house.searching }, query, ids.slice(from, from + PAGE));
  }
}

function countedBy({ status, volunteer_id }: ExportQuery) {
  return { deleted: status === 'deleted', ownerId: volunteer_id };
}
