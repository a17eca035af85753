import { CloudOff, Merge, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may } from '#domain/permissions.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { formatAt, formatMoment } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { DeviceCopy } from '../api/load-record.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { surveyPath } from '../navigation/paths.ts';
import { EntryLinks } from './entry-links.tsx';
import styles from './survey-notices.module.css';

interface SurveyNoticesProps {
  survey: FullSurvey;
  actor: SignedInUser;
  now: Date;
  /** Set if the entry comes from the device. */
  copy: DeviceCopy | undefined;
  /** The person has withdrawn the consent: without a new one the entry stays deleted. */
  isWithdrawn: boolean;
  onRestore: () => void;
  onErase: () => void;
}

export function SurveyNotices(props: SurveyNoticesProps) {
  const { survey, actor, now, copy, isWithdrawn, onRestore, onErase } = props;
  const t = useMessages();
  const restoreNote = survey.merged_into === null ? t.survey.deletedNote : t.survey.undoesMerge;
  return (
    <div className={styles.notices}>
      {survey.deleted_at ? (
        <DeletedBanner
          by={survey.deleted_by_name}
          when={formatAt(t, survey.deleted_at, now)}
          mergedInto={survey.merged_into}
          note={isWithdrawn ? t.consent.withdrawnNote : restoreNote}
        >
          {may(actor, 'restore', survey) ? (
            <>
              {isWithdrawn ? null : (
                <Button tone="primary" onClick={onRestore}>
                  <RotateCcw size={20} /> {t.survey.restore}
                </Button>
              )}
              <Button tone="danger" onClick={onErase}>
                <Trash2 size={20} /> {t.survey.erasure.confirm}
              </Button>
            </>
          ) : null}
        </DeletedBanner>
      ) : null}
      {survey.merged_from.length === 0 ? null : <MergedFrom ids={survey.merged_from} />}
      {copy?.problem ? <RetryBanner title={failureMessage('readSurvey')(copy.problem)(t)} /> : null}
      {copy ? (
        <Banner
          kind="note"
          title={(copy.problem ? t.outbox.asStored : t.outbox.fromDevice)(
            formatMoment(t, copy.asOf, now),
          )}
          icon={<CloudOff size={20} />}
          urgent={false}
        />
      ) : null}
      {survey.numbers_withheld ? (
        <Banner kind="warning" title={t.survey.numbersWithheld} urgent={false}>
          {t.survey.numbersWithheldReason}
        </Banner>
      ) : null}
    </div>
  );
}

function MergedFrom({ ids }: { ids: readonly number[] }) {
  const t = useMessages();
  return (
    <Banner kind="note" title={t.survey.mergedFrom} icon={<Merge size={20} />} urgent={false}>
      <EntryLinks ids={ids} />
    </Banner>
  );
}

interface DeletedBannerProps {
  by: string | null;
  when: string;
  mergedInto: number | null;
  note: string;
  children: ReactNode;
}

function DeletedBanner({ by, when, mergedInto, note, children }: DeletedBannerProps) {
  const t = useMessages();
  return (
    <Banner
      kind="error"
      urgent={false}
      icon={<Trash2 size={20} />}
      title={by ? t.survey.deletedBy(by, when) : t.survey.deleted(when)}
      actions={children}
    >
      {mergedInto === null ? null : (
        <>
          <Link to={surveyPath(mergedInto)}>{t.survey.mergedInto(mergedInto)}</Link>{' '}
        </>
      )}
      {note}
    </Banner>
  );
}
