import { useEffect } from 'react';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { VolunteerPicker } from '../choice/volunteer-picker.tsx';
import type { HandOverState } from './use-hand-over.ts';

interface HandOverProps {
  volunteerId: number;
  handOver: HandOverState;
  /** The account will write the website. */
  isEditor?: boolean;
}

/** Shows the number of entries, and offers to reassign them. */
export function HandOver({ volunteerId, handOver, isEditor = false }: HandOverProps) {
  const t = useMessages();
  const { work: counted, count, choose } = handOver;
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
      <p>{t.volunteers.handOver.theirs(work.entries, work.waiting, isEditor)}</p>
      {work.entries > 0 ? (
        <VolunteerPicker
          label={t.volunteers.handOver.to}
          optional
          except={volunteerId}
          onChoose={choose}
        />
      ) : null}
    </>
  );
}
