import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import { isNew } from '#domain/surveys/derive.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/script.ts';
import type { Loaded } from '../api/load.ts';
import headStyles from '../layout/page-head.module.css';
import { formatAt, formatDate, formatExactTime } from '../messages/format-time.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { AdditionalInformation } from './additional-information.tsx';
import { DeleteSurvey } from './delete-survey.tsx';
import { History } from './history/history.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RestoreSurvey } from './restore-survey.tsx';
import styles from './survey-details.module.css';

interface SurveyDetailsProps {
  survey: FullSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  actor: SignedInUser;
  now: Date;
  from: string;
}

export function SurveyDetails({ survey, history, actor, now, from }: SurveyDetailsProps) {
  const [asking, setAsking] = useState<'delete' | 'restore' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {survey.deleted_at ? (
        <DeletedBanner by={survey.deleted_by_name} when={formatAt(survey.deleted_at, now)}>
          {may(actor, 'restore', survey) ? (
            <Button tone="main" onClick={() => setAsking('restore')}>
              <RotateCcw size={20} /> Restore Survey
            </Button>
          ) : null}
        </DeletedBanner>
      ) : null}
      {survey.numbers_withheld ? (
        <Banner kind="mind" title="The identity numbers are not shown in full" urgent={false}>
          Each reading of them is recorded, and nothing can be saved at the moment.
        </Banner>
      ) : null}
      <div className={headStyles.head}>
        <div className={headStyles.title}>
          <h1 lang={langOf(survey.name)}>{survey.name}</h1>
          <p className={headStyles.meta}>
            <Badge kind="plain">{TYPE_NAMES[survey.survey_type]}</Badge>
            {isNew(survey, now) ? <Badge kind="new">NEW</Badge> : null}
            {survey.deleted_at ? (
              <Badge kind="gone">Deleted on {formatDate(survey.deleted_at)}</Badge>
            ) : null}
            <span>Recorded {formatExactTime(survey.created_at)}</span>
          </p>
        </div>
        {survey.deleted_at ? null : (
          <div className={headStyles.acts}>
            {may(actor, 'update', survey) ? (
              <ButtonLink to={`/volunteer/survey/edit/${survey.id}`} state={{ from }}>
                <Pencil size={20} /> Edit Survey
              </ButtonLink>
            ) : null}
            {may(actor, 'delete', survey) ? (
              <Button tone="risk" onClick={() => setAsking('delete')}>
                <Trash2 size={20} /> Delete Survey
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <div className={styles.panels}>
        <div className={styles.facts}>
          <PersonalInformation survey={survey} />
          <AdditionalInformation survey={survey} isAdmin={actor.is_admin} />
        </div>
        <History survey={survey} history={history} actor={actor} />
      </div>
      {asking === 'delete' ? (
        <DeleteSurvey survey={survey} isAdmin={actor.is_admin} redirectTo={from} onClose={close} />
      ) : null}
      {asking === 'restore' ? <RestoreSurvey survey={survey} onClose={close} /> : null}
    </>
  );
}

interface DeletedBannerProps {
  by: string | null;
  when: string;
  children: ReactNode;
}

function DeletedBanner({ by, when, children }: DeletedBannerProps) {
  return (
    <div className={styles.deleted}>
      <Banner
        kind="bad"
        urgent={false}
        icon={<Trash2 size={20} />}
        title={by ? `Deleted by ${by} ${when}.` : `Deleted ${when}.`}
        actions={children}
      >
        It is out of every list, and can be restored.
      </Banner>
    </div>
  );
}
