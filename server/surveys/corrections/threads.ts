import type {
  CorrectionThread,
  EntryToCorrect,
} from '#domain/surveys/corrections/correction-schema.ts';
import type { AppContext } from '../../context.ts';

export async function readThread({ db }: AppContext, id: number): Promise<CorrectionThread> {
  const steps = await db
    .selectFrom('correction_steps')
    .innerJoin('volunteers', 'volunteers.id', 'correction_steps.by')
    .select(['kind', 'note', 'version', 'at', 'by', 'volunteers.name as by_name'])
    .where('survey_id', '=', id)
    .orderBy('correction_steps.id')
    .execute();
  const request = await db
    .selectFrom('survey_corrections')
    .select('state')
    .where('survey_id', '=', id)
    .executeTakeFirst();
  return {
    state: request?.state ?? null,
    steps: steps.map(({ by, by_name, ...step }) => ({ ...step, by: { id: by, name: by_name } })),
  };
}

export async function listEntriesToCorrect(
  { db }: AppContext,
  volunteerId: number,
): Promise<EntryToCorrect[]> {
  return db
    .selectFrom('survey_corrections')
    .innerJoin('surveys', 'surveys.id', 'survey_corrections.survey_id')
    .innerJoin('correction_steps', 'correction_steps.id', 'survey_corrections.step_id')
    .innerJoin('volunteers', 'volunteers.id', 'correction_steps.by')
    .select([
      'surveys.id',
      'surveys.name',
      'surveys.survey_type',
      'surveys.age',
      'correction_steps.note',
      'correction_steps.at',
      'volunteers.name as by_name',
    ])
    .where('survey_corrections.state', '=', 'waiting')
    .where('surveys.volunteer_id', '=', volunteerId)
    .where('surveys.deleted_at', 'is', null)
    .orderBy('correction_steps.at')
    .orderBy('surveys.id')
    .execute();
}
