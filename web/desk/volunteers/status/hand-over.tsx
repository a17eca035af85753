import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import { VolunteerPicker } from '../choice/volunteer-picker.tsx';
import { countWaiting, type HandOverState } from './use-hand-over.ts';

interface HandOverProps {
  volunteerId: number;
  handOver: HandOverState;
}

/** Shows the number of entries, and offers to reassign them. */
export function HandOver({ volunteerId, handOver }: HandOverProps) {
  const t = useMessages();
  const [work, setWork] = useState<{ entries: number; waiting: number } | null>(null);
  useEffect(() => {
    void countWork(volunteerId).then(setWork);
  }, [volunteerId]);
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

async function countWork(id: number): Promise<{ entries: number; waiting: number }> {
  const [list, waiting] = await Promise.all([
    load(call('listSurveys', { query: { volunteer_id: id, limit: 1 } })),
    countWaiting(id),
  ]);
  return { entries: list.data?.pagination.total_records ?? 0, waiting };
}
