import { useEffect } from 'react';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { VolunteerPicker } from '../choice/volunteer-picker.tsx';
import type { ReassignState } from './use-reassign-entries.ts';

interface ReassignEntriesProps {
  volunteerId: number;
  reassign: ReassignState;
  /** The account will write the website. */
  isEditor?: boolean;
}

/** Shows the number of entries, and offers to reassign them. */
export function ReassignEntries({ volunteerId, reassign, isEditor = false }: ReassignEntriesProps) {
  const t = useMessages();
  const { work: counted, count, choose } = reassign;
  useEffect(count, [count]);
  // Without the field nobody is chosen.
  useEffect(() => () => choose(null), [choose]);
  if (counted?.problem) {
    const title = failureMessage('listSurveys')(counted.problem)(t);
    return <RetryBanner title={title} onRetry={count} />;
  }
  const work = counted?.data;
  if (!work || (work.entries === 0 && work.waiting === 0)) return null;
  return (
    <>
      <p>{t.volunteers.reassign.theirs(work.entries, work.waiting, isEditor)}</p>
      {work.entries > 0 ? (
        <VolunteerPicker
          label={t.volunteers.reassign.to}
          optional
          except={volunteerId}
          onChoose={choose}
        />
      ) : null}
    </>
  );
}
