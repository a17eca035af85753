// Notes and answers about entries that were sent back.
import type { Kysely } from 'kysely';
import type { CorrectionState } from '#domain/surveys/corrections/correction.ts';
import type {
  CorrectionThread,
  EntryToCorrect,
} from '#domain/surveys/corrections/correction-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';

export async function findCorrectionState(
  db: Kysely<Tables>,
  id: number,
): Promise<CorrectionState | undefined> {
  const found = await db
    .selectFrom('survey_corrections')
    .select('state')
    .where('survey_id', '=', id)
    .executeTakeFirst();
  return found?.state;
}

export interface CorrectionRequest {
  state: CorrectionState;
  sent_at: string;
}

/** The request for correction before the last one; undefined if there was none. */
export async function findPreviousRequest(
  db: Kysely<Tables>,
  id: number,
): Promise<CorrectionRequest | undefined> {
  const steps = await db
    .selectFrom('correction_steps')
    .select(['kind', 'at'])
    .where('survey_id', '=', id)
    .orderBy('id')
    .execute();
  let asked: CorrectionRequest[] = [];
  for (const { kind, at } of steps) {
    const last = asked.at(-1);
    if (kind === 'sent_back') asked.push({ state: 'waiting', sent_at: at });
    else if (kind === 'withdrawn') asked.pop();
    else if (kind === 'accepted') asked = [];
    else if (last) last.state = 'back';
  }
  return asked.at(-2);
}

/** Oldest step first. */
export async function readThread({ db }: AppContext, id: number): Promise<CorrectionThread> {
  const steps = await db
    .selectFrom('correction_steps')
    .innerJoin('volunteers', 'volunteers.id', 'correction_steps.by')
    .select(['kind', 'note', 'version', 'at', 'by', 'volunteers.name as by_name'])
    .where('survey_id', '=', id)
    .orderBy('correction_steps.id')
    .execute();
  return {
    state: (await findCorrectionState(db, id)) ?? null,
    steps: steps.map(({ by, by_name, ...step }) => ({ ...step, by: { id: by, name: by_name } })),
  };
}

/** Devices that have waited longest first. */
export async function listEntriesToCorrect(
  { db }: AppContext,
  volunteerId: number,
): Promise<EntryToCorrect[]> {
  return db
    .selectFrom('survey_corrections')
    .innerJoin('surveys', 'surveys.id', 'survey_corrections.survey_id')
    .innerJoin('correction_steps', (join) =>
      join
        .onRef('correction_steps.survey_id', '=', 'surveys.id')
        .onRef('correction_steps.at', '=', 'survey_corrections.sent_at')
        .on('correction_steps.kind', '=', 'sent_back'),
    )
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
    .orderBy('survey_corrections.sent_at')
    .orderBy('surveys.id')
    .execute();
}
