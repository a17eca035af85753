// Edits never change (created_at, id), so concurrent changes neither repeat nor skip an entry.
import { sql } from 'kysely';
import type { UnpagedListQuery } from '#domain/surveys/survey-list-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Page, Table } from '../../exports/table.ts';
import { hasNotices } from '../../privacy/notices.ts';
import { findLastConsents } from '../consents/consents.ts';
import { readEntries } from '../read-entries.ts';
import { searchAndFilter, UNPAGED } from '../search/search-and-filter.ts';
import { selectPlainIds } from '../search/select-plain-ids.ts';
import { countFilterOf, isPlainList } from '../survey-query.ts';
import { consentColumns } from './consent-columns.ts';
import { type Column, entryColumns } from './export-columns.ts';

const PAGE_SIZE = 1000;

export async function surveyTable(ctx: AppContext, query: UnpagedListQuery): Promise<Table> {
  const columns = (await hasNotices(ctx.db)) ? [...entryColumns, ...consentColumns] : entryColumns;
  return { titles: columns.map(({ title }) => title), pages: pagesOf(ctx, query, columns) };
}

async function* pagesOf(
  ctx: AppContext,
  query: UnpagedListQuery,
  columns: readonly Column[],
): AsyncGenerator<Page> {
  const pages = isPlainList(query) ? plainPages(ctx, query) : foundPages(ctx, query);
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const consents = await findLastConsents(ctx.searchDb, ids);
    yield page.map((entry) => {
      const row = { entry, consent: consents.get(entry.id) };
      return columns.map(({ value }) => value(row));
    });
  }
}

async function* plainPages(ctx: AppContext, query: UnpagedListQuery): AsyncGenerator<Survey[]> {
  let page: Survey[] = [];
  do {
    page = await pageAfter(ctx, query, page.at(-1));
    if (page.length > 0) yield page;
  } while (page.length === PAGE_SIZE);
}

async function pageAfter(
  { searchDb: db }: AppContext,
  query: UnpagedListQuery,
  last: Survey | undefined,
): Promise<Survey[]> {
  const window = { limit: PAGE_SIZE, offset: 0 };
  let ids = selectPlainIds({ db }, { query, filter: countFilterOf(query), window });
  if (last) {
    const beyond = sql.raw(query.sort === 'date_new' ? '<' : '>');
    ids = ids.where(sql<boolean>`(created_at, id) ${beyond} (${last.created_at}, ${last.id})`);
  }
  return readEntries({ db }, query, ids);
}

/** Paging would repeat the search, and shift with concurrent changes, so all ids are found at once. */
async function* foundPages(ctx: AppContext, query: UnpagedListQuery): AsyncGenerator<Survey[]> {
  const { ids } = await searchAndFilter(ctx, {
    query,
    filter: countFilterOf(query),
    window: UNPAGED,
  });
  for (let from = 0; from < ids.length; from += PAGE_SIZE) {
    yield await readEntries({ db: ctx.searchDb }, query, ids.slice(from, from + PAGE_SIZE));
  }
}
