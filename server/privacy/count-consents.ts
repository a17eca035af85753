import type { AppContext } from '../context.ts';

interface ConsentCounts {
  /** Ids of notices with their live entries. */
  byNotice: ReadonlyMap<number, number>;
  unasked: number;
}

/** Every consent is read, so this runs on the threads of the searches. */
export async function countConsents({ searchDb }: AppContext): Promise<ConsentCounts> {
  const given = await searchDb
    .selectFrom('consents')
    .innerJoin('surveys', 'surveys.id', 'consents.survey_id')
    .select(({ fn }) => ['notice_id', fn.countAll<number>().as('count')])
    .where('kind', '=', 'given')
    .where('consent', '=', 'given')
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents as later')
            .select('later.id')
            .whereRef('later.survey_id', '=', 'consents.survey_id')
            .whereRef('later.id', '>', 'consents.id'),
        ),
      ),
    )
    .groupBy('notice_id')
    .execute();
  const { unasked } = await searchDb
    .selectFrom('surveys')
    .select(({ fn }) => fn.countAll<number>().as('unasked'))
    .where('deleted_at', 'is', null)
    .where('consent', 'is', null)
    .executeTakeFirstOrThrow();
  const byNotice = new Map(given.map(({ notice_id, count }) => [notice_id ?? 0, count]));
  return { byNotice, unasked };
}
