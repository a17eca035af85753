import { Check, Info, MessageSquarePlus, Pencil, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestStep } from '#domain/privacy/privacy-request.ts';
import type { PrivacyRequestWithSteps } from '#domain/privacy/request-schema.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import {
  DescriptionItem,
  DescriptionList,
  DescriptionText,
} from '../../../ui/details/description-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { editPrivacyRequestPath, surveyPath } from '../../navigation/paths.ts';
import { DueBadge } from '../due-badge.tsx';
import styles from './request-details.module.css';
import { RequestHistory } from './request-history.tsx';
import { WorkOnRequest } from './work-on-request.tsx';

interface RequestDetailsProps {
  request: PrivacyRequestWithSteps;
  now: Date;
}

export function RequestDetails({ request, now }: RequestDetailsProps) {
  const t = useMessages();
  const [doing, setDoing] = useState<RequestStep | null>(null);
  const { id, kind, person_name, state } = request;
  const isOpen = state === 'open';
  return (
    <>
      <PageHead
        facts={
          <>
            <DueBadge request={request} now={now} /> {t.privacy.kinds[kind]}
          </>
        }
        actions={
          isOpen ? (
            <>
              <Button tone="primary" onClick={() => setDoing('done')}>
                <Check size={20} /> {t.privacy.work.done}
              </Button>
              <ButtonLink to={editPrivacyRequestPath(id)}>
                <Pencil size={20} /> {t.privacy.edit}
              </ButtonLink>
              <Button tone="danger" onClick={() => setDoing('refused')}>
                <X size={20} /> {t.privacy.work.refused}
              </Button>
            </>
          ) : (
            <Button onClick={() => setDoing('reopened')}>
              <RotateCcw size={20} /> {t.privacy.work.reopened}
            </Button>
          )
        }
      >
        <h1 lang={langOf(person_name)}>{person_name}</h1>
      </PageHead>
      {isOpen ? (
        <div className={styles.hint}>
          <Banner
            kind="note"
            urgent={false}
            icon={<Info size={20} />}
            title={t.privacy.whatToDo[kind]}
          />
        </div>
      ) : null}
      <div className={styles.panels}>
        <Panel title={t.privacy.facts}>
          <RequestFacts request={request} />
        </Panel>
        <Panel
          title={t.privacy.history}
          aside={
            <Button tone="plain" onClick={() => setDoing('note')}>
              <MessageSquarePlus size={20} /> {t.privacy.work.note}
            </Button>
          }
        >
          <RequestHistory steps={request.steps} />
        </Panel>
      </div>
      {doing ? (
        <WorkOnRequest request={request} action={doing} onClose={() => setDoing(null)} />
      ) : null}
    </>
  );
}

function RequestFacts({ request }: { request: PrivacyRequestWithSteps }) {
  const t = useMessages();
  const { labels, identities } = t.privacy;
  const here = useLinkState();
  const { contact, details, received_on, due_on, identity, survey } = request;
  return (
    <DescriptionList>
      <DescriptionItem name={labels.contact}>
        <DescriptionText>{contact}</DescriptionText>
      </DescriptionItem>
      <DescriptionItem name={labels.details}>
        <span className={styles.details} lang={langOf(details)}>
          <DescriptionText>{details}</DescriptionText>
        </span>
      </DescriptionItem>
      <DescriptionItem name={labels.received_on}>{formatPlainDate(t, received_on)}</DescriptionItem>
      <DescriptionItem name={labels.due_on}>{formatPlainDate(t, due_on)}</DescriptionItem>
      <DescriptionItem name={labels.identity}>
        {identity ? identities[identity] : t.privacy.notChecked}
      </DescriptionItem>
      <DescriptionItem name={labels.survey_id}>
        {survey ? (
          <Link to={surveyPath(survey.id)} state={here} lang={langOf(survey.name)}>
            {survey.name}
          </Link>
        ) : (
          <DescriptionText>{''}</DescriptionText>
        )}
      </DescriptionItem>
    </DescriptionList>
  );
}
