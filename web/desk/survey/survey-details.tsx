import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { Loaded } from '../api/load.ts';
import type { DeviceCopy } from '../api/load-record.ts';
import { ConsentPanel } from '../consent/consent-panel.tsx';
import { ConsentUnavailable } from '../consent/consent-unavailable.tsx';
import { CorrectionPanel } from '../corrections/correction-panel.tsx';
import { CorrectionRequest, type OpenRequest } from '../corrections/correction-request.tsx';
import { SendBack } from '../corrections/send-back.tsx';
import { HouseholdPanel } from '../household/household-panel.tsx';
import { AdditionalInformation } from './additional-information.tsx';
import { DeleteSurvey } from './delete-survey.tsx';
import { EraseSurvey } from './erase-survey.tsx';
import { History } from './history/history.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RestoreSurvey } from './restore-survey.tsx';
import styles from './survey-details.module.css';
import { SurveyHead } from './survey-head.tsx';
import { SurveyNotices } from './survey-notices.tsx';

interface SurveyDetailsProps {
  survey: FullSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  correction: Loaded<ReplyOf<'readCorrection'>>;
  household: Loaded<ReplyOf<'readHousehold'>>;
  consents: Loaded<ReplyOf<'readConsents'>>;
  actor: SignedInUser;
  now: Date;
  from: string;
  /** Set if the entry waits for a correction. */
  openRequest: OpenRequest | null;
  /** Set if the entry comes from the device. */
  copy: DeviceCopy | undefined;
}

export function SurveyDetails(props: SurveyDetailsProps) {
  const { survey, history, correction, openRequest, household, actor, now, from, copy } = props;
  const [asking, setAsking] = useState<'delete' | 'restore' | 'erase' | 'sendBack' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <SurveyNotices
        survey={survey}
        actor={actor}
        now={now}
        copy={copy}
        isWithdrawn={props.consents.data?.data.state === 'withdrawn'}
        onRestore={() => setAsking('restore')}
        onErase={() => setAsking('erase')}
      />
      <SurveyHead
        survey={survey}
        actor={actor}
        now={now}
        from={from}
        onDelete={() => setAsking('delete')}
        onSendBack={correction.data?.data.state ? undefined : () => setAsking('sendBack')}
      />
      {openRequest && actor.id === survey.volunteer_id ? (
        <CorrectionRequest request={openRequest} now={now} />
      ) : null}
      <div className={styles.panels}>
        <div className={styles.facts}>
          <PersonalInformation survey={survey} />
          <AdditionalInformation survey={survey} isAdmin={actor.is_admin} />
          {props.consents.data ? (
            <ConsentPanel survey={survey} recorded={props.consents.data.data} actor={actor} />
          ) : copy ? (
            <ConsentUnavailable />
          ) : null}
          {household.data && survey.deleted_at === null ? (
            <div className={styles.screenOnly}>
              <HouseholdPanel survey={survey} household={household.data.data} actor={actor} />
            </div>
          ) : null}
        </div>
        {copy === undefined ? (
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
      {asking === 'erase' ? (
        <EraseSurvey survey={survey} redirectTo={from} onClose={close} />
      ) : null}
      {asking === 'restore' ? <RestoreSurvey survey={survey} onClose={close} /> : null}
    </>
  );
}
