import { HandHeart, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import { isChild } from '#domain/privacy/consent-rules.ts';
import type { Consent } from '#domain/privacy/consent-schema.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { formatExactTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import styles from './consent-panel.module.css';
import { consentSentence } from './consent-sentence.ts';
import { useNotice } from './current-notice.ts';
import { RecordConsent } from './record-consent.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

interface ConsentPanelProps {
  survey: FullSurvey;
  recorded: ReplyOf<'readConsents'>['data'];
  actor: SignedInUser;
}

/** Empty while the trust has never asked for consent. */
export function ConsentPanel({ survey, recorded, actor }: ConsentPanelProps) {
  const t = useMessages();
  const notice = useNotice();
  const [asking, setAsking] = useState<'record' | 'withdraw' | null>(null);
  const close = () => setAsking(null);
  const { state, by, consents } = recorded;
  if (!notice && consents.length === 0) return null;
  const isLive = survey.deleted_at === null;
  // The age was corrected after a person had agreed, who is a child by it.
  const needsGuardian = by === 'person' && isChild(survey);
  const mayChange = isLive || actor.is_admin;
  // A merged entry needs a new consent only after a withdrawal, before it can be restored.
  const countsForPerson = survey.merged_into === null || state === 'withdrawn';
  const mayRecord = (state !== 'given' || needsGuardian) && countsForPerson && mayChange;
  return (
    <Panel title={t.consent.title}>
      <p className={styles.state}>
        <Badge kind={state === 'given' ? 'success' : 'attention'}>
          {t.filters.consents[state ?? 'unasked']}
        </Badge>
      </p>
      {needsGuardian ? (
        <Banner kind="warning" title={t.rules.guardianRequired} urgent={false} />
      ) : null}
      <ol className={styles.consents}>
        {consents.map((consent) => (
          <li key={consent.id}>
            <Recorded consent={consent} />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {notice && mayRecord ? (
          <Button onClick={() => setAsking('record')}>
            <HandHeart size={20} /> {t.consent.record}
          </Button>
        ) : null}
        {state !== 'withdrawn' && mayChange ? (
          <Button tone="danger" onClick={() => setAsking('withdraw')}>
            <Undo2 size={20} /> {t.consent.withdraw}
          </Button>
        ) : null}
      </div>
      {asking === 'record' && notice ? (
        // Answers count for the notice that was read.
        <RecordConsent key={notice.uid} survey={survey} notice={notice} onClose={close} />
      ) : null}
      {asking === 'withdraw' ? (
        <WithdrawConsent survey={survey} actor={actor} onClose={close} />
      ) : null}
    </Panel>
  );
}

function Recorded({ consent }: { consent: Consent }) {
  const t = useMessages();
  const { note, recorded_by, recorded_at } = consent;
  return (
    <>
      <p>{consentSentence(t, consent)}</p>
      {note ? (
        <p className={styles.note} lang={langOf(note)}>
          {note}
        </p>
      ) : null}
      <p className={styles.by}>
        <b lang={langOf(recorded_by.name)}>{recorded_by.name}</b>
        <span>{formatExactTime(t, recorded_at)}</span>
      </p>
    </>
  );
}
