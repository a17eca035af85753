import { useCallback, useEffect, useRef, useState } from 'react';
import { problem } from '#domain/problems.ts';
import { isWorthTelling, LocalProblem, messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load, loadPage } from '../../api/load.ts';
import { uuid } from '../../device/uuid.ts';
import { type BulkOutcome, runBulk } from '../../survey-list/bulk/run-bulk.ts';
import type { ChosenVolunteer } from '../choice/volunteer-picker.tsx';

interface Work {
  entries: number;
  waiting: number;
}

export interface ReassignState {
  /** Null until it is counted. */
  work: Loaded<Work> | null;
  count: () => void;
  choose: (volunteer: ChosenVolunteer | null) => void;
  /** A sentence while entries are being reassigned. */
  progress: string | undefined;
  /**
   * Does nothing if nobody was chosen.
   * @returns a sentence about the entries, if there were any
   * @throws Problem when an entry was not reassigned; an AbortError once the dialog or the form is closed
   */
  run: () => Promise<string | undefined>;
}

/** For deleting or deactivating an account, or making it an editor's. */
export function useReassignEntries(volunteerId: number): ReassignState {
  const t = useMessages();
  const showToast = useToast();
  const [work, setWork] = useState<ReassignState['work']>(null);
  const count = useCallback(() => void load(countWork(volunteerId)).then(setWork), [volunteerId]);
  const [to, choose] = useState<ChosenVolunteer | null>(null);
  const [progress, setProgress] = useState<string | undefined>();
  const closing = useRef(new AbortController());
  useEffect(() => {
    const closed = new AbortController();
    closing.current = closed;
    return () => closed.abort();
  }, []);

  async function run() {
    if (!to) return undefined;
    const { signal } = closing.current;
    const words = t.volunteers.reassign;
    const name = bidiIsolate(to.name);
    let reassigned = 0;
    try {
      // More than one round for very many entries, and for those that a phone sends meanwhile.
      for (let ids = await findIds(); ids.length > 0; ids = await findIds()) {
        const outcome = await reassign(ids, to, signal);
        reassigned += outcome.done.length;
        if (outcome.problem) throw outcome.problem;
        signal.throwIfAborted();
        ensureReassigned(outcome);
      }
      signal.throwIfAborted();
    } catch (error) {
      if (!signal.aborted || reassigned === 0) throw error;
      // A batch that is on its way cannot be called back.
      const reason = isWorthTelling(error) ? [messageOf(error)(t)] : [];
      showToast({ text: [words.alreadyReassigned(reassigned, name), ...reason].join(' · ') });
      throw signal.reason;
    }
    return reassigned > 0 ? words.reassigned(reassigned, name) : undefined;
  }

  async function findIds(): Promise<number[]> {
    return (await call('findSurveyIds', { query: { volunteer_id: volunteerId } })).data.ids;
  }

  async function reassign(
    ids: readonly number[],
    { id }: ChosenVolunteer,
    signal: AbortSignal,
  ): Promise<BulkOutcome> {
    const outcome = await runBulk({ key: uuid(), action: 'reassign', volunteer_id: id }, ids, {
      onProgress: (done) => setProgress(t.volunteers.reassign.reassigning(done, ids.length)),
      signal,
    });
    setProgress(undefined);
    return outcome;
  }

  return { work, count, choose, progress, run };
}

/** @throws Problem */
function ensureReassigned({ failed, unanswered, left }: BulkOutcome): void {
  const count = failed.length + unanswered.length + left.length;
  if (count === 0) return;
  const { code } = problem('storeUnavailable');
  throw new LocalProblem(code, (now) => now.volunteers.reassign.failed(count));
}

/** @throws Problem */
async function countWork(id: number): Promise<Work> {
  const [list, waiting] = await Promise.all([
    loadPage(call('listSurveys', { query: { volunteer_id: id, limit: 1 } }), {}),
    countWaiting(id),
  ]);
  if (list.problem) throw list.problem;
  return { entries: list.data.pagination.total_records, waiting };
}

/** Entries that the volunteer's devices have reported. @throws Problem */
export async function countWaiting(id: number): Promise<number> {
  const { data } = await call('readVolunteer', { id });
  return data.waiting.reduce((sum, { count }) => sum + count, 0);
}
