// A few entries at a time, each in a transaction of its own: one that fails keeps no other from being changed.
import type { Transaction } from 'kysely';
import { ensure, fail, Problem } from '#domain/problems.ts';
import type { BulkAction } from '#domain/surveys/bulk/bulk.ts';
import type { BulkResult } from '#domain/surveys/bulk/bulk-schema.ts';
import type { Operation } from '#domain/surveys/outbox/operation.ts';
import type { ByPerson } from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { changeSurvey, type OwnedSurvey, type SentWith } from '../change-survey.ts';
import { sendBack, withdrawCorrection } from '../corrections/corrections.ts';
import { deleteSurvey, type Owner, restoreSurvey } from '../store.ts';

const CONCURRENCY = 20;

export interface BulkOrder {
  action: BulkAction;
  /** Of reassigned entries. */
  owner: Owner | undefined;
  note: string;
  /** Of the whole bulk: an entry is changed once under it, however often the request comes. */
  key: string | undefined;
}

type Done = BulkResult['done'][number];

export function changeMany(
  ctx: AppContext,
  ids: readonly number[],
  order: BulkOrder,
  by: ByPerson,
): Promise<BulkResult> {
  return forEach(
    ctx,
    ids,
    (id) => id,
    (id) => changeOne(ctx, id, order, by),
  );
}

/** Only entries that nobody has changed since. */
export function undoMany(
  ctx: AppContext,
  entries: readonly { id: number; version: number }[],
  order: Pick<BulkOrder, 'action' | 'key'>,
  by: ByPerson,
): Promise<BulkResult> {
  return forEach(
    ctx,
    entries,
    ({ id }) => id,
    (entry) => undoOne(ctx, entry, order, by),
  );
}

async function changeOne(
  ctx: AppContext,
  id: number,
  { action, owner, note, key }: BulkOrder,
  by: ByPerson,
): Promise<Done> {
  const keyed = (operation: Operation) => keyedBy(key, id, operation);
  switch (action) {
    case 'reassign':
      return reassign(ctx, id, owner ?? fail('volunteerNotFound'), by, keyed('update'));
    case 'delete':
      return deleteSurvey(ctx, id, by, undefined, keyed('delete'));
    case 'restore':
      return restoreSurvey(ctx, id, by, undefined, keyed('undo'));
    case 'send_back':
      return { id, version: await sendBack(ctx, id, note, by) };
  }
}

function keyedBy(key: string | undefined, surveyId: number, action: Operation): SentWith {
  return { operation: key ? { key: `${key} ${surveyId}`, action, surveyId } : undefined };
}

async function reassign(
  ctx: AppContext,
  id: number,
  owner: Owner,
  by: ByPerson,
  sent: SentWith,
): Promise<Done> {
  let isTheirs = false;
  const give = (row: OwnedSurvey) => {
    ensure(row.deleted_at === null, 'surveyNotFound');
    isTheirs = row.volunteer_id === owner.id;
    if (isTheirs) return {};
    return { volunteer_id: owner.id, volunteer_name: owner.name, volunteer_deleted_at: null };
  };
  const { version } = await changeSurvey(ctx, id, 'update', by, give, sent);
  return { id, version: isTheirs ? null : version };
}

async function undoOne(
  ctx: AppContext,
  { id, version }: { id: number; version: number },
  { action, key }: Pick<BulkOrder, 'action' | 'key'>,
  by: ByPerson,
): Promise<Done> {
  switch (action) {
    case 'reassign':
      return giveBack(ctx, id, version, by, keyedBy(key, id, 'update'));
    case 'delete':
      return restoreSurvey(ctx, id, by, version, keyedBy(key, id, 'undo'));
    case 'restore':
      return deleteSurvey(ctx, id, by, version, keyedBy(key, id, 'delete'));
    case 'send_back':
      return { id, version: await withdrawCorrection(ctx, id, by) };
  }
}

/** The earlier owner may have left since: that is why entries are handed over. */
function giveBack(
  ctx: AppContext,
  id: number,
  version: number,
  by: ByPerson,
  sent: SentWith,
): Promise<Done> {
  const give = async (row: OwnedSurvey, transaction: Transaction<Tables>) => {
    ensure(row.version === version && row.deleted_at === null, 'staleVersion');
    const { snapshot } = await transaction
      .selectFrom('survey_versions')
      .select('snapshot')
      .where('survey_id', '=', id)
      .where('version', '=', version - 1)
      .executeTakeFirstOrThrow();
    const earlier: { volunteer_id: number } = JSON.parse(snapshot);
    const owner = await transaction
      .selectFrom('volunteers')
      .select(['name', 'deleted_at'])
      .where('id', '=', earlier.volunteer_id)
      .executeTakeFirstOrThrow();
    return {
      volunteer_id: earlier.volunteer_id,
      volunteer_name: owner.name,
      volunteer_deleted_at: owner.deleted_at,
    };
  };
  return changeSurvey(ctx, id, 'update', by, give, sent);
}

async function forEach<Item>(
  ctx: AppContext,
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
          const { id, version } = await change(item);
          result.done.push({ id, version });
        } catch (error) {
          result.failed.push({ id: idOf(item), code: codeOf(ctx, error) });
        }
      }),
    );
  }
  return result;
}

/** @throws what is no refusal */
function codeOf({ dialect }: AppContext, error: unknown): BulkResult['failed'][number]['code'] {
  if (error instanceof Problem) return error.code;
  if (dialect.isUnavailable(error)) return 'storeUnavailable';
  throw error;
}
