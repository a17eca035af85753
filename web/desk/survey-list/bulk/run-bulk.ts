// Sends a bulk change in sequential batches, so that it shows progress and can be stopped.
import type { ReplyOf } from '#domain/contract.ts';
import type { Problem } from '#domain/problems.ts';
import { BULK_BATCH, type BulkAction } from '#domain/surveys/bulk/bulk.ts';
import { isNoResponse } from '../../../messages/errors.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';

type Result = ReplyOf<'changeManySurveys'>['data'];

export interface BulkRequest {
  /** The Idempotency-Key of the whole bulk change. */
  key: string;
  action: BulkAction;
  volunteer_id?: number;
  note?: string;
}

export interface BulkOutcome {
  done: Result['done'];
  failed: Result['failed'];
  /** Sent without a response: each may have been changed. Under the same key none is changed twice. */
  unanswered: number[];
  /** Not sent, because the bulk change was stopped or interrupted. */
  left: number[];
  problem: Problem | null;
}

interface Watching {
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

export function runBulk(
  { key: idempotencyKey, ...request }: BulkRequest,
  ids: readonly number[],
  watching: Watching,
): Promise<BulkOutcome> {
  return inBatches(
    ids,
    (id) => id,
    watching,
    (batch) => call('changeManySurveys', { idempotencyKey, body: { ...request, ids: batch } }),
  );
}

export function undoBulk(
  { key: idempotencyKey, action }: Pick<BulkRequest, 'key' | 'action'>,
  done: Result['done'],
  watching: Watching,
): Promise<BulkOutcome> {
  const entries = done.flatMap(({ version, ...entry }) =>
    version === null ? [] : [{ ...entry, version }],
  );
  return inBatches(
    entries,
    ({ id }) => id,
    watching,
    (batch) => call('undoManySurveys', { idempotencyKey, body: { action, entries: batch } }),
  );
}

async function inBatches<Item>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  { onProgress, signal }: Watching,
  send: (batch: Item[]) => Promise<{ data: Result }>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [], unanswered: [], left: [], problem: null };
  for (let from = 0; from < items.length; from += BULK_BATCH) {
    const reply = signal.aborted ? null : await load(send(items.slice(from, from + BULK_BATCH)));
    if (!reply?.data) {
      const problem = reply?.problem ?? null;
      const begun = problem && isNoResponse(problem) ? from + BULK_BATCH : from;
      return {
        ...outcome,
        unanswered: items.slice(from, begun).map(idOf),
        left: items.slice(begun).map(idOf),
        problem,
      };
    }
    outcome.done.push(...reply.data.data.done);
    outcome.failed.push(...reply.data.data.failed);
    onProgress(outcome.done.length + outcome.failed.length);
  }
  return outcome;
}
