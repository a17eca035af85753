// Sending an entry back does not change its version: an edit that waits on a phone must not become a conflict.
import type { Transaction } from 'kysely';
import { correctionEndpoints } from '#domain/endpoints/correction-endpoints.ts';
import { mayCall } from '#domain/permissions.ts';
import { ensure } from '#domain/problems.ts';
import type {
  CorrectionState,
  CorrectionStepKind,
} from '#domain/surveys/corrections/correction.ts';
import {
  type AuditAction,
  type AuditEvent,
  type RequestActor,
  writeAudit,
} from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { activeVolunteers } from '../../volunteers/active-volunteers.ts';
import { lockLiveSurvey } from '../changes/lock-survey.ts';
import { type CorrectionRequest, findCorrectionState, findPreviousRequest } from './threads.ts';

interface CorrectedEntry {
  id: number;
  volunteer_id: number;
  version: number;
  deleted_at: string | null;
}

interface Step {
  kind: CorrectionStepKind;
  note: string;
  action: AuditAction;
  /** Undefined: no correction is requested. */
  next: CorrectionState | 'as before' | undefined;
  /** @throws Problem when the step does not fit the entry */
  check: (
    entry: CorrectedEntry,
    state: CorrectionState | undefined,
    transaction: Transaction<Tables>,
  ) => void | Promise<void>;
}

/** @throws Problem cannotCorrect */
export function sendBack(ctx: AppContext, id: number, note: string, by: RequestActor) {
  return takeStep(ctx, id, by, {
    kind: 'sent_back',
    note,
    action: 'sendBack',
    next: 'waiting',
    check: async ({ volunteer_id }, _, transaction) =>
      ensure(await seesEntries(transaction, volunteer_id), 'cannotCorrect'),
  });
}

/** An inactive or deleted volunteer cannot sign in, and an editor sees no entries. */
export async function seesEntries(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const owner = await activeVolunteers(transaction)
    .select(['is_admin', 'is_editor'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner) return false;
  const rights = { is_admin: owner.is_admin === 1, is_editor: owner.is_editor === 1 };
  return mayCall(rights, correctionEndpoints.listToCorrect);
}

/** @throws Problem notWaiting */
export function answerCorrection(ctx: AppContext, id: number, note: string, by: RequestActor) {
  return takeStep(ctx, id, by, {
    kind: 'answered',
    note,
    action: 'answer',
    next: 'back',
    check: (_, state) => ensure(state === 'waiting', 'notWaiting'),
  });
}

/** @throws Problem notSentBack */
export function acceptCorrection(ctx: AppContext, id: number, by: RequestActor) {
  return takeStep(ctx, id, by, {
    kind: 'accepted',
    note: '',
    action: 'accept',
    next: undefined,
    check: (_, state) => ensure(state !== undefined, 'notSentBack'),
  });
}

/**
 * Withdraws an unanswered request for correction. The request before it, if any, stands again.
 * @throws Problem notWaiting
 */
export function withdrawCorrection(ctx: AppContext, id: number, by: RequestActor) {
  return takeStep(ctx, id, by, {
    kind: 'withdrawn',
    note: '',
    action: 'withdraw',
    next: 'as before',
    check: (_, state) => ensure(state === 'waiting', 'notWaiting'),
  });
}

interface Correction {
  entry: Pick<CorrectedEntry, 'id' | 'version'>;
  by: RequestActor;
  /** On the device: an edit from before the entry was sent back is not a correction. */
  madeAt: string;
}

/** An edit of the owner counts as the correction. */
export async function noteCorrection(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { entry, by, madeAt }: Correction,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('survey_corrections')
    .set({ state: 'back' })
    .where('survey_id', '=', entry.id)
    .where('state', '=', 'waiting')
    .where('sent_at', '<=', madeAt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const step = { kind: 'corrected', note: '' } as const;
  await saveStep(transaction, { entry, step, by, now: now() });
}

/** @returns the entry's unchanged version */
async function takeStep(
  ctx: AppContext,
  id: number,
  by: RequestActor,
  step: Step,
): Promise<number> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (transaction) => {
    const entry = await lockLiveSurvey(ctx, transaction, { id, by, permission: 'update' });
    const state = await findCorrectionState(transaction, id);
    const mayBeRepeated = step.next === 'as before' || step.next === state;
    if (mayBeRepeated && (await isRepeated(transaction, id, step, by))) return entry.version;
    await step.check(entry, state, transaction);
    await saveState(transaction, id, await nextOf(transaction, id, step, now));
    await saveStep(transaction, { entry, step, by, now });
    const event: AuditEvent = { by, action: step.action, thing: 'survey', id };
    await writeAudit(transaction, event, now);
    return entry.version;
  });
}

async function nextOf(
  transaction: Transaction<Tables>,
  id: number,
  { next }: Step,
  now: Date,
): Promise<CorrectionRequest | undefined> {
  if (next === 'as before') return findPreviousRequest(transaction, id);
  return next && { state: next, sent_at: now.toISOString() };
}

/** Whether the request is a retry, whose note must not be added again. */
async function isRepeated(
  transaction: Transaction<Tables>,
  id: number,
  { kind, note }: Pick<Step, 'kind' | 'note'>,
  by: RequestActor,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('correction_steps')
    .select(['kind', 'note', 'by'])
    .where('survey_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.kind === kind && last.note === note && last.by === by.id;
}

async function saveState(
  transaction: Transaction<Tables>,
  id: number,
  next: CorrectionRequest | undefined,
): Promise<void> {
  await transaction.deleteFrom('survey_corrections').where('survey_id', '=', id).execute();
  if (!next) return;
  await transaction
    .insertInto('survey_corrections')
    .values({ ...next, survey_id: id })
    .execute();
}

interface StepTaken {
  entry: Pick<CorrectedEntry, 'id' | 'version'>;
  step: Pick<Step, 'kind' | 'note'>;
  by: RequestActor;
  now: Date;
}

async function saveStep(
  transaction: Transaction<Tables>,
  { entry, step, by, now }: StepTaken,
): Promise<void> {
  await transaction
    .insertInto('correction_steps')
    .values({
      survey_id: entry.id,
      kind: step.kind,
      note: step.note,
      version: entry.version,
      by: by.id,
      at: now.toISOString(),
    })
    .execute();
}
