import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '#domain/problems.ts';
import { messageOf } from '../../../messages/errors.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { uuid } from '../../device/uuid.ts';
import { focusScreenUnlessTyping } from '../../navigation/focus-screen.ts';
import { type BulkOutcome, type BulkRequest, runBulk, undoBulk } from './run-bulk.ts';

export interface BulkRun {
  /** Null before and after; else the number done and the total. */
  progress: { done: number; all: number } | null;
  /** A bulk change that was stopped, interrupted or refused for some entries. */
  unfinished: BulkOutcome | null;
  start: (request: BulkRequest, ids: readonly number[], text: (count: number) => string) => void;
  stop: () => void;
  /** Dismisses an unfinished one. */
  leave: () => void;
  undo: (request: BulkRequest) => void;
}

/** @param onDone called when everything is changed */
export function useBulk(onDone: () => void): BulkRun {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkRun['progress']>(null);
  const [unfinished, setUnfinished] = useState<BulkOutcome | null>(null);
  const abort = useRef(new AbortController());
  const earlier = { done: unfinished?.done ?? [], failed: unfinished?.failed ?? [] };

  function watching(all: number) {
    abort.current = new AbortController();
    setProgress({ done: 0, all });
    const onProgress = (done: number) => setProgress({ done, all });
    return { onProgress, signal: abort.current.signal };
  }

  async function run(
    request: BulkRequest,
    ids: readonly number[],
    text: (count: number) => string,
  ): Promise<void> {
    const outcome = await runBulk(request, ids, watching(ids.length));
    const done = [...earlier.done, ...outcome.done];
    const failed = [...earlier.failed, ...outcome.failed];
    setProgress(null);
    // The list is reloaded when the dialog closes: an empty list would remove the dialog and its message.
    if (outcome.unanswered.length + outcome.left.length + failed.length > 0) {
      setUnfinished({ ...outcome, done, failed });
      return;
    }
    await finish();
    const action = {
      label: currentMessages().ui.undo,
      // The dialog is closed, and its list may have another selection since.
      onPress: () => void undo(request, done, reload),
    };
    const changed = countChanged(done);
    showToast({ text: text(changed), ...(changed > 0 && { action }) });
  }

  /**
   * @param end called when the undo has ended
   * @param key of the undo, for retries after a lost response
   */
  async function undo(
    { action }: Pick<BulkRequest, 'action'>,
    done: BulkOutcome['done'],
    end: () => Promise<void>,
    key = uuid(),
  ): Promise<void> {
    const outcome = await undoBulk({ key, action }, done, watching(countChanged(done)));
    const t = currentMessages();
    setProgress(null);
    await end();
    const { unanswered, left } = outcome;
    const open = unanswered.length + left.length;
    if (open > 0) {
      const again = {
        label: t.ui.tryAgain,
        onPress: () => void undo({ action }, done, reload, key),
      };
      showToast({ text: t.bulk.undoCutOff(outcome.done.length, open), action: again });
      return;
    }
    const failed = outcome.failed.length;
    const text = t.bulk.undone(outcome.done.length);
    const reason = reasonOf(outcome);
    showToast({ text: failed ? `${text}. ${t.bulk.notChanged(failed, reason)}` : text });
  }

  async function finish(): Promise<void> {
    onDone();
    await reload();
  }

  async function reload(): Promise<void> {
    await revalidate();
    focusScreenUnlessTyping();
  }

  return {
    progress,
    unfinished,
    start: (request, ids, text) => void run(request, ids, text),
    stop: () => abort.current.abort(),
    leave: () => void finish(),
    undo(request) {
      if (progress === null) void undo(request, earlier.done, finish);
    },
  };
}

/** Without entries that were so before, like those that belonged to the receiver. */
export function countChanged(done: BulkOutcome['done']): number {
  return done.filter(({ version }) => version !== null).length;
}

/** The reason of the first entry that was not changed. */
export function reasonOf({ problem, failed }: BulkOutcome): string {
  const t = currentMessages();
  const [first] = failed;
  if (problem) return explain(problem);
  return first ? t.problems[first.code] : '';
}

function explain(problem: Problem): string {
  return messageOf(problem)(currentMessages());
}
