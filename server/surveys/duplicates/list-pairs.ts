import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Pagination, pagination } from '#domain/paging.ts';
import type { PairQuery, SurveyPair } from '#domain/surveys/duplicates/duplicate-schema.ts';
import type { PairState } from '#domain/surveys/duplicates/possible-duplicate.ts';
import { searchTermsOf } from '#domain/surveys/search/search-terms.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { listedColumns, toApiSurvey } from '../api-survey.ts';
import { numbersSearched } from '../identity-numbers/identity-numbers.ts';
import { sameNumbers } from './fields-from-merged.ts';

interface PairPage {
  data: SurveyPair[];
  pagination: Pagination;
  counts: Record<PairState, number>;
}

type ListedPair = Omit<SurveyPair, 'older' | 'newer' | 'same_numbers'> & {
  older_id: number;
  newer_id: number;
};

/** Open pairs with a deleted entry are left out, unless that was merged into the other. */
const isStanding = sql<boolean>`(survey_pairs.state <> 'open' or not exists (
  select 1 from surveys where surveys.id in (older_id, newer_id) and surveys.deleted_at is not null
    and (kept_id is null or surveys.id = kept_id)
))`;

export async function listPairs(ctx: AppContext, query: PairQuery): Promise<PairPage> {
  const { page, limit, state, search, sort } = query;
  const isFound =
    search === '' ? isStanding : sql<boolean>`${isStanding} and ${matches(ctx, search)}`;
  const order = sort === 'oldest' ? 'asc' : 'desc';
  // The counts of every pair would block the main thread.
  const db = ctx.searchDb;
  const [counts, pairs] = await Promise.all([
    countPairs(db, isFound),
    selectPairs(db, isFound)
      .where('survey_pairs.state', '=', state)
      .$if(sort === 'strongest', (all) => all.orderBy('survey_pairs.strength', 'desc'))
      .orderBy('survey_pairs.newer_id', order)
      .orderBy('survey_pairs.older_id', order)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return {
    data: await withEntries(ctx, pairs),
    pagination: pagination(page, limit, counts[state]),
    counts,
  };
}

export async function readPair(
  ctx: AppContext,
  older: number,
  newer: number,
): Promise<SurveyPair | undefined> {
  const found = selectPairs(ctx.db, isStanding)
    .where('older_id', '=', older)
    .where('newer_id', '=', newer);
  return (await withEntries(ctx, await found.execute()))[0];
}

function matches({ dialect, vault }: AppContext, search: string): RawBuilder<boolean> {
  const { readings, sounds, entryId, last4 } = searchTermsOf(search);
  const { aadhaarIndex, documentNumberIndex } = numbersSearched(vault, search);
  const hasAll = (words: readonly string[]) =>
    sql.join(
      words.map((word) => dialect.contains('search_text', word)),
      sql` and `,
    );
  const has = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
  const ways = [
    ...readings.map(hasAll),
    ...sounds.map(dialect.hasPhoneticTerms),
    ...has('surveys.id', entryId),
    ...has('aadhar_last4', last4),
    ...has('other_document_last4', last4),
    ...has('aadhar_index', aadhaarIndex),
    ...has('other_document_index', documentNumberIndex),
  ];
  return sql`exists (
    select 1 from surveys where surveys.id in (older_id, newer_id) and (${sql.join(ways, sql` or `)})
  )`;
}

function selectPairs(db: Kysely<Tables>, isFound: RawBuilder<boolean>) {
  return db
    .selectFrom('survey_pairs')
    .leftJoin('volunteers', 'volunteers.id', 'survey_pairs.decided_by')
    .select([
      'older_id',
      'newer_id',
      'strength',
      'survey_pairs.state',
      'found_at',
      'decided_at',
      'kept_id',
      'volunteers.name as decided_by_name',
    ])
    .where(isFound);
}

async function countPairs(
  db: Kysely<Tables>,
  isFound: RawBuilder<boolean>,
): Promise<PairPage['counts']> {
  const rows = await db
    .selectFrom('survey_pairs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('pairs')])
    .where(isFound)
    .groupBy('state')
    .execute();
  const of = (state: PairState) => rows.find((row) => row.state === state)?.pairs ?? 0;
  return { open: of('open'), different: of('different'), merged: of('merged') };
}

async function withEntries(ctx: AppContext, pairs: readonly ListedPair[]): Promise<SurveyPair[]> {
  const entries = await findEntries(
    ctx,
    pairs.flatMap(({ older_id, newer_id }) => [older_id, newer_id]),
  );
  return pairs.flatMap(({ older_id, newer_id, ...pair }) => {
    const older = entries.get(older_id);
    const newer = entries.get(newer_id);
    if (!older || !newer) return [];
    return [
      {
        older: toApiSurvey(older),
        newer: toApiSurvey(newer),
        same_numbers: sameNumbers(older, newer),
        ...pair,
      },
    ];
  });
}

async function findEntries({ db }: AppContext, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('surveys')
          .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
          .select(listedColumns)
          .select([
            'surveys.aadhar_index',
            'surveys.other_document_index',
            'volunteers.name as volunteer_name',
            'volunteers.deleted_at as volunteer_deleted_at',
          ])
          .where('surveys.id', 'in', ids)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
