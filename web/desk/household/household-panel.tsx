import { useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { homeOf } from '../session/guard.ts';
import styles from './household-panel.module.css';
import { LinkHousehold } from './link-household.tsx';

interface HouseholdPanelProps {
  survey: Survey;
  household: ReplyOf<'readHousehold'>['data'];
  actor: SignedInUser;
}

export function HouseholdPanel({ survey, household, actor }: HouseholdPanelProps) {
  const t = useMessages();
  const here = useLinkState();
  const finish = useAfterAction();
  const [linking, setLinking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { household_id, members } = household;

  async function leave() {
    setLeaving(true);
    const text = await call('unlinkHousehold', { id: survey.id }).then(
      () => t.household.hasLeft(bidiIsolate(survey.name)),
      (error) => messageOf(error)(t),
    );
    await finish({ text });
    setLeaving(false);
  }

  return (
    <Panel title={t.household.title}>
      {members.length === 0 ? <p className={styles.none}>{t.household.none}</p> : null}
      <ul className={styles.members}>
        {members.map(({ id, name, survey_type, age, gender }) => (
          <li key={id}>
            <span className={styles.number}>{t.household.entry(id)}</span>
            <Link to={surveyPath(id)} state={here} lang={langOf(name)}>
              {name}
            </Link>
            <span className={styles.facts}>
              {formatValue(t, 'survey_type', survey_type)} · {age} ·{' '}
              {formatValue(t, 'gender', gender)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button tone="plain" onClick={() => setLinking(true)}>
          {t.household.link}
        </Button>
        {members.length > 0 ? (
          <>
            <Link to={`${homeOf(actor)}?household=${household_id}`}>{t.household.seeList}</Link>
            <Button
              tone="plain"
              busy={leaving && t.household.isLeaving}
              onClick={() => void leave()}
            >
              {t.household.leave}
            </Button>
          </>
        ) : null}
      </div>
      {linking ? (
        <LinkHousehold
          survey={survey}
          members={members.map(({ id }) => id)}
          isAdmin={actor.is_admin}
          onClose={() => setLinking(false)}
        />
      ) : null}
    </Panel>
  );
}
