// Sending an entry back does not change its version: an edit that waits on a phone must not become a conflict.
import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { ensure, ensureValid } from '#domain/problems.ts';
import { type CorrectionStepKind, checkNote } from '#domain/surveys/corrections/correction.ts';
import { seesEntries } from '#domain/volunteers/volunteer.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { activeVolunteers } from '../../volunteers/active-volunteers.ts';
import { rightsOf } from '../../volunteers/api-volunteer.ts';
import { lockLiveSurvey } from '../changes/lock-survey.ts';
import {
  type CorrectionRequest,
  type CorrectionStepRow,
  openRequest,
  readSteps,
  saveStep,
} from './correction-steps.ts';

export interface CorrectedEntry {
  id: number;
  volunteer_id: number;
  version: number;
}

interface StepRequest {
  id: number;
  by: RequestActor;
  kind: CorrectionStepKind;
  note: string;
  action: AuditAction;
  isRepeat: (steps: readonly CorrectionStepRow[]) => boolean;
  /** @throws Problem when the step does not fit the entry */
  check: (
    request: CorrectionRequest | undefined,
    entry: CorrectedEntry,
    transaction: Transaction<Tables>,
  ) => void | Promise<void>;
}

interface StepResult {
  version: number;
  step_id: number;
}

/** @throws Problem cannotCorrect */
export function sendBack(
  ctx: AppContext,
  { id, note, by }: { id: number; note: string; by: RequestActor },
): Promise<StepResult> {
  return recordStep(ctx, {
    id,
    by,
    kind: 'sent_back',
    note,
    action: 'sendBack',
    isRepeat: isLast('sent_back', note, by),
    check: async (_, { volunteer_id }, transaction) =>
      ensure(await canCorrect(transaction, volunteer_id), 'cannotCorrect'),
  });
}

/** An inactive or deleted volunteer cannot sign in, and an editor sees no entries. */
export async function canCorrect(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const owner = await activeVolunteers(transaction)
    .select(['is_admin', 'is_editor'])
    .where('id', '=', id)
    .executeTakeFirst();
  return owner !== undefined && seesEntries(rightsOf(owner));
}

/** @throws Problem brokenRule, notWaiting */
export function answerCorrection(
  ctx: AppContext,
  { id, note, by }: { id: number; note: string; by: RequestActor },
): Promise<StepResult> {
  return recordStep(ctx, {
    id,
    by,
    kind: 'answered',
    note,
    action: 'answer',
    isRepeat: isLast('answered', note, by),
    check: (request) => {
      ensureValid(checkNote({ note }));
      ensure(request?.state === 'waiting', 'notWaiting');
    },
  });
}

/** @throws Problem notSentBack */
export function acceptCorrection(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<StepResult> {
  return recordStep(ctx, {
    id,
    by,
    kind: 'accepted',
    note: '',
    action: 'accept',
    isRepeat: isLast('accepted', '', by),
    check: (request) => ensure(request !== undefined, 'notSentBack'),
  });
}

/** @throws Problem notWaiting, staleVersion when the entry was sent back again */
export function withdrawCorrection(
  ctx: AppContext,
  { id, stepId, by }: { id: number; stepId: number; by: RequestActor },
): Promise<StepResult> {
  const isLastStep = isLast('withdrawn', '', by);
  return recordStep(ctx, {
    id,
    by,
    kind: 'withdrawn',
    note: '',
    action: 'withdraw',
    isRepeat: (steps) => isLastStep(steps) && steps.at(-2)?.id === stepId,
    check: (request) => {
      ensure(request?.state === 'waiting', 'notWaiting');
      ensure(request?.step_id === stepId, 'staleVersion');
    },
  });
}

function isLast(kind: CorrectionStepKind, note: string, by: RequestActor): StepRequest['isRepeat'] {
  return (steps) => {
    const last = steps.at(-1);
    return last?.kind === kind && last.note === note && last.by === by.id;
  };
}

async function recordStep(
  ctx: AppContext,
  { id, by, kind, note, action, isRepeat, check }: StepRequest,
): Promise<StepResult> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (transaction) => {
    const entry = await lockLiveSurvey(ctx, transaction, { id, by, permission: 'update' });
    const steps = await readSteps(transaction, id);
    const last = steps.at(-1);
    if (last && isRepeat(steps)) return { version: entry.version, step_id: last.id };
    await check(openRequest(steps), entry, transaction);
    const step = { kind, note, by: by.id, at: now.toISOString() };
    const step_id = await saveStep(transaction, entry, step);
    await writeAudit(transaction, { by, action, entity: 'survey', id }, now);
    return { version: entry.version, step_id };
  });
}

interface Correction {
  entry: Pick<CorrectedEntry, 'id' | 'version'>;
  by: RequestActor;
  /** The device's time: an edit from before the entry was sent back is not a correction. */
  madeAt: string;
}

export async function recordCorrection(
  { now }: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { entry, by, madeAt }: Correction,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('survey_corrections')
    .innerJoin('correction_steps', 'correction_steps.id', 'survey_corrections.step_id')
    .select('survey_corrections.survey_id')
    .where('survey_corrections.survey_id', '=', entry.id)
    .where('state', '=', 'waiting')
    .where('at', '<=', madeAt)
    .executeTakeFirst();
  if (!waiting) return;
  const at = now().toISOString();
  await saveStep(transaction, entry, { kind: 'corrected', note: '', by: by.id, at });
}
