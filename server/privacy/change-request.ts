import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { keysOf } from '#domain/collections/keys-of.ts';
import { pick } from '#domain/collections/pick.ts';
import { checkStep } from '#domain/privacy/request-rules.ts';
import type {
  PrivacyRequestInput,
  PrivacyRequestStep,
  RequestFieldChange,
  StepInput,
} from '#domain/privacy/request-schema.ts';
import { ensure, ensureValid, ensureVersion, fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { createOnce } from '../idempotency/create-once.ts';
import { changesOf, ensureSurvey, requestColumns } from './request-columns.ts';

type Action = PrivacyRequestStep['action'];

const FIRST_VERSION = 1;

const AUDIT_ACTIONS: Record<Action, AuditAction> = {
  recorded: 'create',
  changed: 'update',
  note: 'note',
  done: 'finish',
  refused: 'refuse',
  reopened: 'reopen',
};

interface NewRequest {
  input: PrivacyRequestInput;
  by: RequestActor;
  key: string | undefined;
}

/** @returns the id of the request, also for a repetition @throws Problem keyReused */
export function createRequestOnce(
  ctx: AppContext,
  { input, by, key }: NewRequest,
): Promise<number> {
  return createOnce(
    ctx,
    key,
    async (sent) => {
      const row = await ctx.db
        .selectFrom('privacy_requests')
        .selectAll()
        .where('created_by', '=', by.id)
        .where('idempotency_key', '=', sent)
        .executeTakeFirst();
      // A change has overwritten the first words, so a repetition cannot be compared.
      if (row?.version === FIRST_VERSION)
        ensure(isSame(row, requestColumns(ctx, input)), 'keyReused');
      return row?.id;
    },
    () => createRequest(ctx, { input, by, key }),
  );
}

function isSame(row: Row, columns: ReturnType<typeof requestColumns>): boolean {
  return isDeepStrictEqual(pick(row, keysOf(columns)), columns);
}

async function createRequest(ctx: AppContext, { input, by, key }: NewRequest): Promise<number> {
  const columns = requestColumns(ctx, input);
  const now = ctx.now().toISOString();
  return ctx.db.transaction().execute(async (transaction) => {
    await ensureSurvey(ctx, transaction, columns.survey_id);
    const { id } = await transaction
      .insertInto('privacy_requests')
      .values({
        ...columns,
        idempotency_key: key ?? null,
        created_by: by.id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveStep(ctx, transaction, { id, action: 'recorded', note: '', by });
    return id;
  });
}

interface PrivacyRequestChange {
  id: number;
  by: RequestActor;
  expectedVersion: number | undefined;
}

/** @throws Problem requestClosed */
export async function updateRequest(
  ctx: AppContext,
  { input, ...change }: PrivacyRequestChange & { input: PrivacyRequestInput },
): Promise<void> {
  const columns = requestColumns(ctx, input);
  await changeRequest(ctx, change, async (row, transaction) => {
    ensure(row.state === 'open', 'requestClosed');
    const survey_id = input.survey_id === undefined ? row.survey_id : columns.survey_id;
    const written = { ...columns, survey_id };
    await ensureSurvey(ctx, transaction, survey_id);
    const changes = changesOf(row, written);
    if (changes.length === 0) return null;
    return { columns: written, step: { action: 'changed', note: '', changes } };
  });
}

/** @throws Problem brokenRule, requestClosed, requestOpen */
export async function workOnRequest(
  ctx: AppContext,
  { input, ...change }: PrivacyRequestChange & { input: StepInput },
): Promise<void> {
  await changeRequest(ctx, change, async (row) => {
    ensureValid(checkStep(input, row));
    const action = input.action || 'note';
    if (action === 'reopened') ensure(row.state !== 'open', 'requestOpen');
    if (action === 'done' || action === 'refused') ensure(row.state === 'open', 'requestClosed');
    const state = action === 'reopened' ? 'open' : action === 'note' ? row.state : action;
    const columns = { ...row, state, identity: input.identity || row.identity };
    const changes = changesOf(row, columns);
    return {
      columns: pick(columns, ['state', 'identity']),
      step: { action, note: input.note ?? '', changes },
    };
  });
}

type Row = Awaited<ReturnType<typeof lockRequest>>;
type Columns = Partial<Omit<Row, 'id' | 'version'>>;

/** @param decide returns null if nothing is to change */
async function changeRequest(
  ctx: AppContext,
  { id, by, expectedVersion }: PrivacyRequestChange,
  decide: (
    row: Row,
    transaction: Transaction<Tables>,
  ) => Promise<{ columns: Columns; step: Pick<StepToSave, 'action' | 'note' | 'changes'> } | null>,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const row = await lockRequest(ctx, transaction, id);
    ensureVersion(row.version, expectedVersion, 'stalePrivacyRequest');
    const change = await decide(row, transaction);
    if (!change) return;
    const { columns, step } = change;
    await transaction
      .updateTable('privacy_requests')
      .set({ ...columns, version: row.version + 1, updated_at: ctx.now().toISOString() })
      .where('id', '=', id)
      .execute();
    await saveStep(ctx, transaction, { id, ...step, by });
  });
}

async function lockRequest({ dialect }: AppContext, transaction: Transaction<Tables>, id: number) {
  const selection = transaction.selectFrom('privacy_requests').selectAll().where('id', '=', id);
  return (await dialect.forUpdate(selection).executeTakeFirst()) ?? fail('privacyRequestNotFound');
}

interface StepToSave {
  id: number;
  action: Action;
  note: string;
  changes?: RequestFieldChange[];
  by: RequestActor;
}

async function saveStep(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { id, action, note, changes = [], by }: StepToSave,
): Promise<void> {
  const now = ctx.now();
  await transaction
    .insertInto('privacy_request_steps')
    .values({
      request_id: id,
      action,
      note,
      changes: JSON.stringify(changes),
      by: by.id,
      at: now.toISOString(),
    })
    .execute();
  const event = { by, action: AUDIT_ACTIONS[action], entity: 'privacyRequest', id } as const;
  await writeAudit(transaction, event, now);
}
