// "You recorded 14 today; the office has 14": counted by the server, by the keys of the operations.
import { useEffect, useState } from 'react';
import { MAX_OPERATION_RESULTS } from '#domain/surveys/outbox/operation-kind.ts';
import { call } from '../../api/client.ts';
import type { Operation } from '../operations/operation.ts';

interface TodaysCounts {
  /** Entries that were recorded on this device today. */
  recorded: number;
  /** Those of them that the server has; null while it has not answered. */
  received: number | null;
}

export function useReceivedToday(operations: readonly Operation[], now: Date): TodaysCounts {
  const [received, setReceived] = useState<number | null>(null);
  const made = operations.filter(
    ({ action, madeAt }) =>
      action === 'create' && new Date(madeAt).toDateString() === now.toDateString(),
  );
  const keys = made.map(({ key }) => key).join(',');
  const sent = made.filter(({ state }) => state === 'sent').length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when more has been sent
  useEffect(() => {
    let isShown = true;
    countReceived(keys).then(
      (count) => isShown && setReceived(count),
      () => isShown && setReceived(null),
    );
    return () => {
      isShown = false;
    };
  }, [keys, sent]);

  return { recorded: made.length, received };
}

async function countReceived(joined: string): Promise<number> {
  const keys = joined.split(',').filter(Boolean);
  let count = 0;
  for (let from = 0; from < keys.length; from += MAX_OPERATION_RESULTS) {
    const asked = keys.slice(from, from + MAX_OPERATION_RESULTS);
    const { data } = await call('readOperationResults', {
      query: { keys: asked },
      keepSession: true,
    });
    count += data.length;
  }
  return count;
}
