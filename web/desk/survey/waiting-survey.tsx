import { Pencil } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import { formatExactTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { PageHead } from '../layout/page-head.tsx';
import { surveyPath } from '../navigation/paths.ts';
import { canCancel, canReopen, isPending } from '../outbox/operations/operation.ts';
import { concernsEntry } from '../outbox/operations/operation-chain.ts';
import { editPath } from '../outbox/operations/operation-path.ts';
import { useOutbox } from '../outbox/outbox-state.ts';
import { refusalMessage } from '../outbox/sending/refusal-message.ts';
import { CancelLabel } from '../outbox/to-send/cancel-label.tsx';
import { useConfirmedCancel } from '../outbox/to-send/use-confirmed-cancel.tsx';
import { AdditionalInformation } from './additional-information.tsx';
import { PersonalInformation } from './personal-information.tsx';
import styles from './survey-details.module.css';
import notices from './survey-notices.module.css';

interface WaitingSurveyProps {
  /** The entry's id, or the key of the operation that creates it. */
  id: string;
  survey: FullSurvey;
  from: string;
}

/** Redirects to the entry's own screen once it has been sent. */
export function WaitingSurvey({ id, survey, from }: WaitingSurveyProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { operations, isReady } = useOutbox();
  const ofEntry = operations.filter((each) => concernsEntry(id, each, operations));
  const operation = ofEntry.findLast(isPending);
  const sent = ofEntry.findLast(({ outcome }) => outcome !== null);
  const cancel = useConfirmedCancel(operation, () => void navigate(from));
  if (isReady && !operation && sent?.outcome) {
    return <Navigate to={surveyPath(sent.outcome.id)} replace />;
  }

  return (
    <>
      {operation ? (
        <div className={notices.notices}>
          <Banner
            kind={operation.refusal ? 'warning' : 'note'}
            urgent={false}
            title={operation.action === 'create' ? t.outbox.notSentYet : t.outbox.changeWaits}
          >
            {operation.refusal ? refusalMessage(t, operation.refusal) : null}
          </Banner>
        </div>
      ) : null}
      <PageHead
        facts={
          <>
            <Badge kind="plain">{formatValue(t, 'survey_type', survey.survey_type)}</Badge>
            {operation ? (
              <Badge kind={operation.refusal ? 'attention' : 'waiting'}>
                {t.outbox.states[operation.state]}
              </Badge>
            ) : null}
            <span>{t.survey.recorded(formatExactTime(t, survey.recorded_at))}</span>
          </>
        }
        actions={
          <>
            {operation && canReopen(operation) ? (
              <ButtonLink to={editPath(operation)} state={{ from }}>
                <Pencil size={20} /> {operation.refusal ? t.outbox.correct : t.survey.edit}
              </ButtonLink>
            ) : null}
            {operation && canCancel(operation) ? (
              <Button tone="danger" onClick={cancel.press}>
                <CancelLabel action={operation.action} size={20} />
              </Button>
            ) : null}
          </>
        }
      >
        <h1 lang={langOf(survey.name)}>{survey.name}</h1>
      </PageHead>
      {cancel.question}
      <div className={styles.panels}>
        <div className={styles.facts}>
          <PersonalInformation survey={survey} />
          <AdditionalInformation survey={survey} isAdmin={false} />
        </div>
      </div>
    </>
  );
}
