// Each entry has its own transaction, so that one failure does not affect the others.
import { ensure, fail, Problem } from '#domain/problems.ts';
import type { BulkResult, EntryToUndo } from '#domain/surveys/bulk/bulk-schema.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Log } from '../../log.ts';
import { type ChangeRequest, changeSurvey } from '../changes/change-survey.ts';
import { deleteSurvey, restoreSurvey } from '../changes/delete-survey.ts';
import { type EntryOwner, lockNewOwner, ownerColumns } from '../changes/owner.ts';
import { sendBack, withdrawCorrection } from '../corrections/corrections.ts';
import { findVersion } from '../history/history.ts';

const CONCURRENCY = 20;

export type BulkChange = {
  /** Repeated requests with this key change an entry once. Sending back compares with the last step instead. */
  key: string | undefined;
} & (
  | {
      action: 'reassign';
      /** May become inactive meanwhile. */
      owner: EntryOwner;
    }
  | { action: 'send_back'; note: string }
  | { action: 'delete' | 'restore' }
);

type Done = BulkResult['done'][number];

export function changeMany(
  ctx: AppContext,
  log: Log,
  { ids, change, by }: { ids: readonly number[]; change: BulkChange; by: RequestActor },
): Promise<BulkResult> {
  return changeInBatches(
    ctx,
    log,
    ids,
    (id) => id,
    (id) => changeOne(ctx, { id, change, by }),
  );
}

/** Entries that were changed since stay. */
export function undoMany(
  ctx: AppContext,
  log: Log,
  {
    entries,
    change,
    by,
  }: {
    entries: readonly EntryToUndo[];
    change: Pick<BulkChange, 'action' | 'key'>;
    by: RequestActor;
  },
): Promise<BulkResult> {
  return changeInBatches(
    ctx,
    log,
    entries,
    ({ id }) => id,
    (entry) => undoOne(ctx, { entry, change, by }),
  );
}

async function changeOne(
  ctx: AppContext,
  { id, change, by }: { id: number; change: BulkChange; by: RequestActor },
): Promise<Done> {
  const request = { id, by, key: keyOf(change.key, id) };
  switch (change.action) {
    case 'reassign':
      return reassign(ctx, request, change.owner);
    case 'delete':
      return deleteSurvey(ctx, request);
    case 'restore':
      return restoreSurvey(ctx, request);
    case 'send_back':
      return { id, ...(await sendBack(ctx, { id, note: change.note, by })) };
  }
}

async function reassign(ctx: AppContext, request: ChangeRequest, owner: EntryOwner): Promise<Done> {
  let isTheirs = false;
  const input = { volunteer_id: owner.id };
  const { id, version } = await changeSurvey(
    ctx,
    { ...request, action: 'update', input },
    async (row, transaction) => {
      ensure(row.deleted_at === null, 'surveyNotFound');
      isTheirs = row.volunteer_id === owner.id;
      return isTheirs ? null : ownerColumns(await lockNewOwner(ctx, transaction, owner.id));
    },
  );
  return { id, version: isTheirs ? null : version };
}

async function undoOne(
  ctx: AppContext,
  {
    entry,
    change: { action, key },
    by,
  }: { entry: EntryToUndo; change: Pick<BulkChange, 'action' | 'key'>; by: RequestActor },
): Promise<Done> {
  const { id, version, step_id } = entry;
  const request = { id, by, expectedVersion: version, key: keyOf(key, id) };
  switch (action) {
    case 'reassign':
      return undoReassign(ctx, request, version);
    case 'delete':
      return restoreSurvey(ctx, request);
    case 'restore':
      return deleteSurvey(ctx, request);
    case 'send_back':
      return {
        id,
        ...(await withdrawCorrection(ctx, { id, stepId: step_id ?? fail('notWaiting'), by })),
      };
  }
}

/** The earlier owner may be inactive, which is a reason for reassigning entries. */
function undoReassign(ctx: AppContext, request: ChangeRequest, version: number): Promise<Done> {
  return changeSurvey(ctx, { ...request, action: 'update' }, async (row, transaction) => {
    ensure(row.version === version && row.deleted_at === null, 'staleVersion');
    const before = await findVersion(transaction, row.id, version - 1);
    const { volunteer_id } = before ?? fail('staleVersion');
    const owner = await transaction
      .selectFrom('volunteers')
      .select(['name as volunteer_name', 'deleted_at as volunteer_deleted_at'])
      .where('id', '=', volunteer_id)
      .executeTakeFirstOrThrow();
    return { ...owner, volunteer_id };
  });
}

function keyOf(key: string | undefined, surveyId: number): string | undefined {
  return key && `${key} ${surveyId}`;
}

async function changeInBatches<Item>(
  ctx: AppContext,
  log: Log,
  items: readonly Item[],
  idOf: (item: Item) => number,
  change: (item: Item) => Promise<Done>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] };
  for (let from = 0; from < items.length; from += CONCURRENCY) {
    const some = items.slice(from, from + CONCURRENCY);
    await Promise.all(
      some.map(async (item) => {
        try {
          const { id, version, step_id } = await change(item);
          result.done.push({ id, version, ...(step_id !== undefined && { step_id }) });
        } catch (error) {
          result.failed.push({ id: idOf(item), code: problemCodeOf(ctx, log, error) });
        }
      }),
    );
  }
  return result;
}

/** The response has no place for the details of a failure: they are logged. */
function problemCodeOf(
  { dialect }: AppContext,
  log: Log,
  error: unknown,
): BulkResult['failed'][number]['code'] {
  if (error instanceof Problem && error.status < 500) return error.code;
  if (dialect.isUnavailable(error)) return 'storeUnavailable';
  log.error({ err: error }, 'an entry of a bulk change could not be changed');
  return error instanceof Problem ? error.code : 'internal';
}
