import { CloudOff, Merge, Pencil, Reply, RotateCcw, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import { isNew } from '#domain/surveys/derive.ts';
import { arrivedLate } from '#domain/surveys/outbox/recorded-at.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import {
  formatAt,
  formatDate,
  formatExactTime,
  formatLaterTime,
  formatMoment,
} from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/text/script.ts';
import type { Loaded } from '../api/load.ts';
import { CorrectionPanel } from '../corrections/correction-panel.tsx';
import { SendBack } from '../corrections/send-back.tsx';
import { HouseholdPanel } from '../household/household-panel.tsx';
import headStyles from '../layout/page-head.module.css';
import { editSurveyPath, surveyPath } from '../navigation/paths.ts';
import { AdditionalInformation } from './additional-information.tsx';
import { DeleteSurvey } from './delete-survey.tsx';
import { History } from './history/history.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RestoreSurvey } from './restore-survey.tsx';
import styles from './survey-details.module.css';

interface SurveyDetailsProps {
  survey: FullSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  correction: Loaded<ReplyOf<'readCorrection'>>;
  household: Loaded<ReplyOf<'readHousehold'>>;
  actor: SignedInUser;
  now: Date;
  from: string;
  /** The device's time of the entry, if it comes from the device. */
  asOf: number | undefined;
}

export function SurveyDetails(props: SurveyDetailsProps) {
  const { survey, history, correction, household, actor, now, from, asOf } = props;
  const t = useMessages();
  const [asking, setAsking] = useState<'delete' | 'restore' | 'sendBack' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <div className={styles.notices}>
        {survey.deleted_at ? (
          <DeletedBanner
            by={survey.deleted_by_name}
            when={formatAt(t, survey.deleted_at, now)}
            mergedInto={survey.merged_into}
          >
            {may(actor, 'restore', survey) ? (
              <Button tone="primary" onClick={() => setAsking('restore')}>
                <RotateCcw size={20} /> {t.survey.restore}
              </Button>
            ) : null}
          </DeletedBanner>
        ) : null}
        {survey.merged_from.length === 0 ? null : <MergedFrom ids={survey.merged_from} />}
        {asOf === undefined ? null : (
          <Banner
            kind="note"
            title={t.outbox.fromDevice(formatMoment(t, asOf, now))}
            icon={<CloudOff size={20} />}
            urgent={false}
          />
        )}
        {survey.numbers_withheld ? (
          <Banner kind="warning" title={t.survey.numbersWithheld} urgent={false}>
            {t.survey.numbersWithheldReason}
          </Banner>
        ) : null}
      </div>
      <div className={headStyles.head}>
        <div className={headStyles.title}>
          <h1 lang={langOf(survey.name)}>{survey.name}</h1>
          <p className={headStyles.meta}>
            <Badge kind="plain">{formatValue(t, 'survey_type', survey.survey_type)}</Badge>
            {isNew(survey, now) ? <Badge kind="new">{t.survey.new}</Badge> : null}
            {survey.deleted_at ? (
              <Badge kind="gone">{t.survey.deletedOn(formatDate(t, survey.deleted_at))}</Badge>
            ) : null}
            <span>{recordedTime(t, survey)}</span>
          </p>
        </div>
        {survey.deleted_at ? null : (
          <div className={headStyles.actions}>
            {may(actor, 'update', survey) ? (
              <ButtonLink to={editSurveyPath(survey.id)} state={{ from }}>
                <Pencil size={20} /> {t.survey.edit}
              </ButtonLink>
            ) : null}
            {actor.is_admin && !correction.data?.data.state ? (
              <Button onClick={() => setAsking('sendBack')}>
                <Reply size={20} /> {t.corrections.sendBack}
              </Button>
            ) : null}
            {may(actor, 'delete', survey) ? (
              <Button tone="danger" onClick={() => setAsking('delete')}>
                <Trash2 size={20} /> {t.survey.delete}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <div className={styles.panels}>
        <div className={styles.facts}>
          <PersonalInformation survey={survey} />
          <AdditionalInformation survey={survey} isAdmin={actor.is_admin} />
          {household.data && survey.deleted_at === null ? (
            <HouseholdPanel survey={survey} household={household.data.data} actor={actor} />
          ) : null}
        </div>
        {asOf === undefined ? (
          <div className={styles.facts}>
            {correction.data ? (
              <CorrectionPanel
                id={survey.id}
                thread={correction.data.data}
                versions={history.data?.data ?? []}
                actor={actor}
                now={now}
                isDeleted={survey.deleted_at !== null}
                onSendBack={() => setAsking('sendBack')}
              />
            ) : null}
            <History
              survey={survey}
              history={history}
              steps={correction.data?.data.steps ?? []}
              actor={actor}
            />
          </div>
        ) : null}
      </div>
      {asking === 'delete' ? (
        <DeleteSurvey survey={survey} actor={actor} redirectTo={from} onClose={close} />
      ) : null}
      {asking === 'sendBack' ? <SendBack survey={survey} onClose={close} /> : null}
      {asking === 'restore' ? <RestoreSurvey survey={survey} onClose={close} /> : null}
    </>
  );
}

function recordedTime(t: Messages, { recorded_at, created_at }: FullSurvey): string {
  const recorded = formatExactTime(t, recorded_at);
  return arrivedLate(recorded_at, created_at)
    ? t.survey.recordedAndCame(recorded, formatLaterTime(t, created_at, recorded_at))
    : t.survey.recorded(recorded);
}

function MergedFrom({ ids }: { ids: readonly number[] }) {
  const t = useMessages();
  return (
    <Banner kind="note" title={t.survey.mergedFrom} icon={<Merge size={20} />} urgent={false}>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={surveyPath(id)}>{t.survey.entry(id)}</Link>
        </Fragment>
      ))}
    </Banner>
  );
}

interface DeletedBannerProps {
  by: string | null;
  when: string;
  mergedInto: number | null;
  children: ReactNode;
}

function DeletedBanner({ by, when, mergedInto, children }: DeletedBannerProps) {
  const t = useMessages();
  return (
    <Banner
      kind="error"
      urgent={false}
      icon={<Trash2 size={20} />}
      title={by ? t.survey.deletedBy(by, when) : t.survey.deleted(when)}
      actions={children}
    >
      {mergedInto === null ? (
        t.survey.deletedNote
      ) : (
        <Link to={surveyPath(mergedInto)}>{t.survey.mergedInto(mergedInto)}</Link>
      )}
    </Banner>
  );
}
