import { Pencil, Printer, Reply, Trash2 } from 'lucide-react';
import { may } from '#domain/permissions.ts';
import { isNew } from '#domain/surveys/age-and-time.ts';
import { arrivedLate } from '#domain/surveys/outbox/recorded-at.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { formatDate, formatExactTime, formatLaterTime } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { PageHead } from '../layout/page-head.tsx';
import { editSurveyPath } from '../navigation/paths.ts';

interface SurveyHeadProps {
  survey: FullSurvey;
  actor: SignedInUser;
  now: Date;
  /** The address that the edit returns to. */
  from: string;
  onDelete: () => void;
  /** Undefined while a request for correction is open. */
  onSendBack: (() => void) | undefined;
}

export function SurveyHead({ survey, actor, now, from, onDelete, onSendBack }: SurveyHeadProps) {
  const t = useMessages();
  return (
    <PageHead
      facts={
        <>
          <Badge kind="plain">{formatValue(t, 'survey_type', survey.survey_type)}</Badge>
          {isNew(survey, now) ? <Badge kind="new">{t.survey.new}</Badge> : null}
          {survey.deleted_at ? (
            <Badge kind="deleted">{t.survey.deletedOn(formatDate(t, survey.deleted_at))}</Badge>
          ) : null}
          <span>{recordedTime(t, survey)}</span>
        </>
      }
      actions={
        survey.deleted_at ? null : (
          <>
            {may(actor, 'update', survey) ? (
              <ButtonLink to={editSurveyPath(survey.id)} state={{ from }}>
                <Pencil size={20} /> {t.survey.edit}
              </ButtonLink>
            ) : null}
            {actor.is_admin ? (
              <Button onClick={() => window.print()}>
                <Printer size={20} /> {t.ui.print}
              </Button>
            ) : null}
            {actor.is_admin && onSendBack ? (
              <Button onClick={onSendBack}>
                <Reply size={20} /> {t.corrections.sendBack}
              </Button>
            ) : null}
            {may(actor, 'delete', survey) ? (
              <Button tone="danger" onClick={onDelete}>
                <Trash2 size={20} /> {t.survey.delete}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <h1 lang={langOf(survey.name)}>{survey.name}</h1>
    </PageHead>
  );
}

function recordedTime(t: Messages, { recorded_at, created_at }: FullSurvey): string {
  const recorded = formatExactTime(t, recorded_at);
  return arrivedLate(recorded_at, created_at)
    ? t.survey.recordedAndCame(recorded, formatLaterTime(t, created_at, recorded_at))
    : t.survey.recorded(recorded);
}
