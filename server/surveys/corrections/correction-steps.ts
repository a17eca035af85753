import type { Kysely, Selectable } from 'kysely';
import type {
  CorrectionState,
  CorrectionStepKind,
} from '#domain/surveys/corrections/correction.ts';
import type { CorrectionStepsTable } from '../../db/tables/survey-decisions.ts';
import type { Tables } from '../../db/tables.ts';

export type CorrectionStep = Selectable<CorrectionStepsTable>;

export interface CorrectionRequest {
  state: CorrectionState;
  step_id: number;
}

export function readSteps(db: Kysely<Tables>, surveyId: number): Promise<CorrectionStep[]> {
  return db
    .selectFrom('correction_steps')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .orderBy('id')
    .execute();
}

/** A withdrawn request leaves the one before it, if that was not accepted. */
export function openRequest(
  steps: readonly Pick<CorrectionStep, 'id' | 'kind'>[],
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
  const request = openRequest(await readSteps(transaction, entry.id));
  await transaction.deleteFrom('survey_corrections').where('survey_id', '=', entry.id).execute();
  if (request) {
    await transaction
      .insertInto('survey_corrections')
      .values({ ...request, survey_id: entry.id })
      .execute();
  }
  return id;
}
