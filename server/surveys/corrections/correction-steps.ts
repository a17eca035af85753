import type { Kysely, Selectable } from 'kysely';
import type {
  CorrectionState,
  CorrectionStepKind,
} from '#domain/surveys/corrections/correction.ts';
import type { CorrectionStepsTable } from '../../db/tables/survey-decisions.ts';
import type { Tables } from '../../db/tables.ts';

export type CorrectionStepRow = Selectable<CorrectionStepsTable>;

export interface CorrectionRequest {
  state: CorrectionState;
  step_id: number;
}

export function readSteps(db: Kysely<Tables>, surveyId: number): Promise<CorrectionStepRow[]> {
  return db
    .selectFrom('correction_steps')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .orderBy('id')
    .execute();
}

/** A withdrawn request leaves the one before it, if that was not accepted. */
export function openRequest(
  steps: readonly Pick<CorrectionStepRow, 'id' | 'kind'>[],
): CorrectionRequest | undefined {
  let requests: CorrectionRequest[] = [];
  for (const { id, kind } of steps) {
    const last = requests.at(-1);
    if (kind === 'sent_back') requests.push({ state: 'waiting', step_id: id });
    else if (kind === 'withdrawn') requests.pop();
    else if (kind === 'accepted') requests = [];
    else if (last) last.state = 'back';
  }
  return requests.at(-1);
}

export interface StepToSave {
  kind: CorrectionStepKind;
  note: string;
  by: number;
  at: string;
  copied_from?: number;
}

export async function saveStep(
  transaction: Kysely<Tables>,
  entry: { id: number; version: number },
  step: StepToSave,
): Promise<number> {
  const { id } = await transaction
    .insertInto('correction_steps')
    .values({ copied_from: null, ...step, survey_id: entry.id, version: entry.version })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveOpenRequest(transaction, entry.id);
  return id;
}

/** With their copies, in the entries into which theirs were merged further. */
export async function removeSteps(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  const copies = await db
    .selectFrom('correction_steps')
    .select('id')
    .where('copied_from', 'in', ids)
    .execute();
  if (copies.length > 0) {
    await removeSteps(
      db,
      copies.map(({ id }) => id),
    );
  }
  const entries = await db
    .selectFrom('correction_steps')
    .select('survey_id')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  await db.deleteFrom('survey_corrections').where('step_id', 'in', ids).execute();
  await db.deleteFrom('correction_steps').where('id', 'in', ids).execute();
  for (const { survey_id } of entries) await saveOpenRequest(db, survey_id);
}

async function saveOpenRequest(db: Kysely<Tables>, surveyId: number): Promise<void> {
  const request = openRequest(await readSteps(db, surveyId));
  await db.deleteFrom('survey_corrections').where('survey_id', '=', surveyId).execute();
  if (request) {
    await db
      .insertInto('survey_corrections')
      .values({ ...request, survey_id: surveyId })
      .execute();
  }
}
