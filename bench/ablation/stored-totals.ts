// Lists count their entries with every request.
import type { AppContext } from '#server/context.ts';
import type { CountFilter, TypeCounts } from '#server/surveys/counts/survey-counts.ts';
import { replaceModule } from './replace-module.ts';

export { countByVolunteer, findBucketPosition } from '#server/surveys/counts/survey-counts.ts';

replaceModule('server/surveys/counts/survey-counts.ts', import.meta.url);

export async function countSurveys(
  { db }: AppContext,
  { deleted, ownerId }: CountFilter,
): Promise<TypeCounts> {
  const rows = await db
    .selectFrom('surveys')
    .select(({ fn }) => ['survey_type', fn.countAll<number | string>().as('entries')])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(ownerId !== undefined, (own) => own.where('volunteer_id', '=', ownerId ?? 0))
    .groupBy('survey_type')
    .execute();
  const counts = { adult: 0, child: 0 };
  for (const { survey_type, entries } of rows) counts[survey_type] = Number(entries);
  return counts;
}
