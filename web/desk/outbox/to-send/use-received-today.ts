// "You recorded 14 today; the office has 14": counted by the server, by the keys of the operations.
import { useEffect, useState } from 'react';
import { MAX_OPERATION_RESULTS } from '#domain/surveys/outbox/operation-kind.ts';
import { call } from '../../api/client.ts';
import type { Outbox } from '../outbox-state.ts';

interface TodaysCounts {
  /** Entries that were recorded on this device today. */
  recorded: number;
  /** Those of them that the server has; null while it has not answered. */
  received: number | null;
}

export function useReceivedToday({ operations, sending }: Outbox, now: Date): TodaysCounts {
  const [received, setReceived] = useState<number | null>(null);
  const made = operations.filter(
    ({ action, madeAt }) =>
      action === 'create' && new Date(madeAt).toDateString() === now.toDateString(),
  );
  const keys = made.map(({ key }) => key).join(',');
  const sentCount = made.filter(({ state }) => state === 'sent').length;
  const isSending = sending.size > 0;

  useEffect(() => {
    // Entries that are being sent need the line.
    if (isSending) return;
    const abort = new AbortController();
    countReceived(keys.split(',').filter(Boolean), abort.signal).then(
      (count) => !abort.signal.aborted && setReceived(count),
      () => !abort.signal.aborted && setReceived(null),
    );
    return () => abort.abort();
    // The server is asked again when more has been sent.
  }, [keys, sentCount, isSending]);

  return { recorded: made.length, received };
}

async function countReceived(keys: readonly string[], signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let from = 0; from < keys.length; from += MAX_OPERATION_RESULTS) {
    const asked = keys.slice(from, from + MAX_OPERATION_RESULTS);
    const { data } = await call('readOperationResults', {
      query: { keys: asked },
      keepSession: true,
      signal,
    });
    count += data.length;
  }
  return count;
}
