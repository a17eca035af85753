import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '../../context.ts';
import type { CountFilter } from '../counts/survey-counts.ts';
import { dateOrderOf } from '../survey-query.ts';
import type { PageWindow } from './search-result.ts';

/** The offset is two buckets at most, as the database reads every row that it skips. */
export function selectIds(
  { db }: Pick<AppContext, 'db'>,
  { sort, type }: Pick<SurveyQuery, 'sort' | 'type'>,
  { deleted, ownerId }: CountFilter,
  { limit, offset }: PageWindow,
) {
  const order = dateOrderOf(sort);
  let ids = db
    .selectFrom('surveys')
    .select('id')
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset);
  if (ownerId !== undefined) ids = ids.where('volunteer_id', '=', ownerId);
  if (type) ids = ids.where('survey_type', '=', type);
  return ids;
}
