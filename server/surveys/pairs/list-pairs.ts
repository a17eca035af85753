import { sql } from 'kysely';
import { type Pagination, pagination } from '#domain/paging.ts';
import type { PairState } from '#domain/surveys/look-alikes/look-alike.ts';
import type { PairQuery, SurveyPair } from '#domain/surveys/look-alikes/look-alike-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../../context.ts';
import { listedColumns, toApiSurvey } from '../api-survey.ts';

interface PairPage {
  data: SurveyPair[];
  pagination: Pagination;
  counts: Record<PairState, number>;
}

type ListedPair = Omit<SurveyPair, 'older' | 'newer'> & { older_id: number; newer_id: number };

/** An open pair of which one entry was deleted is nothing to decide about, unless it was merged. */
const isStanding = sql<boolean>`(survey_pairs.state <> 'open' or kept_id is not null or not exists (
  select 1 from surveys where surveys.id in (older_id, newer_id) and surveys.deleted_at is not null
))`;

export async function listPairs(ctx: AppContext, query: PairQuery): Promise<PairPage> {
  const { page, limit, state } = query;
  const [counts, pairs] = await Promise.all([
    countPairs(ctx),
    pairsOf(ctx)
      .where('survey_pairs.state', '=', state)
      .orderBy('survey_pairs.strength', 'desc')
      .orderBy('survey_pairs.newer_id', 'desc')
      .orderBy('survey_pairs.older_id', 'desc')
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
  const found = pairsOf(ctx).where('older_id', '=', older).where('newer_id', '=', newer);
  return (await withEntries(ctx, await found.execute()))[0];
}

function pairsOf({ db }: AppContext) {
  return db
    .selectFrom('survey_pairs')
    .leftJoin('volunteers', 'volunteers.id', 'survey_pairs.decided_by')
    .select(['older_id', 'newer_id', 'strength', 'survey_pairs.state', 'found_at', 'decided_at'])
    .select(['kept_id', 'volunteers.name as decided_by_name'])
    .where(isStanding);
}

async function countPairs({ db }: AppContext): Promise<PairPage['counts']> {
  const rows = await db
    .selectFrom('survey_pairs')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('pairs')])
    .where(isStanding)
    .groupBy('state')
    .execute();
  const of = (state: PairState) => Number(rows.find((row) => row.state === state)?.pairs ?? 0);
  return { open: of('open'), different: of('different'), merged: of('merged') };
}

async function withEntries(ctx: AppContext, pairs: readonly ListedPair[]): Promise<SurveyPair[]> {
  const entries = await entriesOf(
    ctx,
    pairs.flatMap(({ older_id, newer_id }) => [older_id, newer_id]),
  );
  return pairs.flatMap(({ older_id, newer_id, ...pair }) => {
    const [older, newer] = [entries.get(older_id), entries.get(newer_id)];
    return older && newer ? [{ older, newer, ...pair }] : [];
  });
}

async function entriesOf({ db }: AppContext, ids: readonly number[]): Promise<Map<number, Survey>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .select(listedColumns)
    .select(['volunteers.name as volunteer_name', 'volunteers.deleted_at as volunteer_deleted_at'])
    .where('surveys.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toApiSurvey(row, row.volunteer_name)]));
}
