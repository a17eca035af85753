import { Check, Reply } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { CorrectionState } from '#domain/surveys/corrections/correction.ts';
import type { CorrectionStep } from '#domain/surveys/corrections/correction-schema.ts';
import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { messageOf } from '../../messages/errors.ts';
import { formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { Diff } from '../survey/history/diff.tsx';
import { CorrectionBadge } from './correction-badge.tsx';
import styles from './correction-panel.module.css';
import { returnedCorrections } from './returned-count.ts';

interface CorrectionPanelProps {
  id: number;
  thread: ReplyOf<'readCorrection'>['data'];
  versions: readonly SurveyVersion[];
  actor: SignedInUser;
  now: Date;
  /** Its thread is history. */
  isDeleted: boolean;
  onSendBack: () => void;
}

/** Empty before the entry was first sent back. */
export function CorrectionPanel(props: CorrectionPanelProps) {
  const { id, thread, versions, actor, now, isDeleted, onSendBack } = props;
  const t = useMessages();
  const state = isDeleted ? null : thread.state;
  if (thread.steps.length === 0) return null;
  return (
    <Panel title={t.corrections.title}>
      {state ? (
        <p className={styles.state}>
          <CorrectionBadge state={state} isAdmin={actor.is_admin} />
        </p>
      ) : null}
      <ol className={styles.thread}>
        {thread.steps.map((step) => (
          <Step
            key={`${step.at} ${step.kind}`}
            step={step}
            versions={versions}
            isOwn={step.by.id === actor.id}
            now={now}
          />
        ))}
      </ol>
      {actor.is_admin && state ? <Decision id={id} state={state} onSendBack={onSendBack} /> : null}
    </Panel>
  );
}

interface StepProps {
  step: CorrectionStep;
  versions: readonly SurveyVersion[];
  isOwn: boolean;
  now: Date;
}

function Step({ step, versions, isOwn, now }: StepProps) {
  const t = useMessages();
  const { kind, note, version, by, at } = step;
  const made = kind === 'corrected' ? versions.find((each) => each.version === version) : undefined;
  return (
    <li className={isOwn ? styles.own : styles.other}>
      {note ? (
        <p className={styles.note} lang={langOf(note)}>
          {note}
        </p>
      ) : (
        <p>{made ? t.corrections.correctedVersion(version) : t.corrections.steps[kind]}</p>
      )}
      {made ? <Diff changes={made.changes} /> : null}
      <p className={styles.by}>
        <b lang={langOf(by.name)}>{isOwn ? t.corrections.you : by.name}</b>
        <span>{formatTime(t, at, now)}</span>
      </p>
    </li>
  );
}

interface DecisionProps {
  id: number;
  state: CorrectionState;
  onSendBack: () => void;
}

function Decision({ id, state, onSendBack }: DecisionProps) {
  const t = useMessages();
  const showToast = useToast();
  const finish = useAfterAction();
  const [saving, setSaving] = useState(false);

  async function accept() {
    setSaving(true);
    try {
      await call('acceptCorrection', { id });
      if (state === 'back') returnedCorrections.change(-1);
      await finish({ text: t.corrections.accepted });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    } finally {
      setSaving(false);
    }
  }
  return (
    <div className={styles.actions}>
      <Button tone="primary" busy={saving && t.corrections.accepting} onClick={() => void accept()}>
        <Check size={20} /> {t.corrections.itIsRight}
      </Button>
      <Button onClick={onSendBack}>
        <Reply size={20} /> {t.corrections.sendBack}
      </Button>
    </div>
  );
}
