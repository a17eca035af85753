import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load, loadPage } from '../../api/load.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { VolunteerPicker } from '../choice/volunteer-picker.tsx';
import { countWaiting, type HandOverState } from './use-hand-over.ts';

interface HandOverProps {
  volunteerId: number;
  handOver: HandOverState;
}

/** Shows the number of entries, and offers to reassign them. */
export function HandOver({ volunteerId, handOver }: HandOverProps) {
  const t = useMessages();
  const { counted, countAgain } = useWork(volunteerId);
  if (counted?.problem) {
    const title = failureMessage('listSurveys')(counted.problem)(t);
    return <RetryBanner title={title} onRetry={countAgain} />;
  }
  const work = counted?.data;
  if (!work || (work.entries === 0 && work.waiting === 0)) return null;
  return (
    <>
      <p>{t.volunteers.handOver.theirs(work.entries, work.waiting)}</p>
      {work.entries > 0 ? (
        <VolunteerPicker
          label={t.volunteers.handOver.to}
          optional
          except={volunteerId}
          onChoose={handOver.choose}
        />
      ) : null}
    </>
  );
}

interface Work {
  entries: number;
  waiting: number;
}

function useWork(volunteerId: number) {
  const [counted, setCounted] = useState<Loaded<Work> | null>(null);
  const count = useCallback(
    () => void load(countWork(volunteerId)).then(setCounted),
    [volunteerId],
  );
  useEffect(count, [count]);
  return { counted, countAgain: count };
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
