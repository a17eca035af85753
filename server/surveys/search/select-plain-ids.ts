import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '../../context.ts';
import { dateOrderOf } from '../survey-query.ts';
import type { SurveySelection } from './search-result.ts';

/** The offset is two buckets at most, as the database reads every row that it skips. */
export function selectPlainIds(
  { db }: Pick<AppContext, 'db'>,
  {
    query: { sort, type },
    filter: { deleted, ownerId },
    window: { limit, offset },
  }: SurveySelection<Pick<SurveyQuery, 'sort' | 'type'>>,
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
