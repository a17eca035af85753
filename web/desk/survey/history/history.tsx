import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import { changesToRevert, toHistoryValues } from '#domain/surveys/history.ts';
import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Loaded } from '../../api/load.ts';
import { RetryBanner } from '../../parts/retry-banner.tsx';
import styles from './history.module.css';
import { HistoryEntry } from './history-entry.tsx';
import { RevertVersion } from './revert-version.tsx';

const INITIAL_COUNT = 10;

interface HistoryProps {
  survey: FullSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  actor: SignedInUser;
}

export function History({ survey, history, actor }: HistoryProps) {
  const t = useMessages();
  return (
    <Panel title={t.history.title}>
      {history.data ? (
        <Versions survey={survey} versions={history.data.data} actor={actor} />
      ) : (
        <RetryBanner title={failureMessage('readSurveyHistory')(history.problem)(t)} />
      )}
    </Panel>
  );
}

interface VersionsProps {
  survey: FullSurvey;
  versions: readonly SurveyVersion[];
  actor: SignedInUser;
}

function Versions({ survey, versions, actor }: VersionsProps) {
  const t = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const older = useFocusWhenExpanded(isExpanded);
  const shown = isExpanded ? versions : versions.slice(0, INITIAL_COUNT);
  const facts = toHistoryValues(survey);
  const mayRevert = survey.deleted_at === null && may(actor, 'update', survey);
  const revertChanges = chosen === null ? [] : changesToRevert(facts, versions, chosen);
  return (
    <>
      <ol className={styles.history}>
        {shown.map((version, place) => (
          <HistoryEntry
            key={version.version}
            version={version}
            isCurrent={version.version === survey.version}
            heading={place === INITIAL_COUNT ? older : undefined}
            onRevert={
              mayRevert && changesToRevert(facts, versions, version.version).length > 0
                ? () => setChosen(version.version)
                : undefined
            }
          />
        ))}
      </ol>
      {shown.length < versions.length ? (
        <Button wide onClick={() => setExpanded(true)}>
          {t.history.showAll(versions.length)}
        </Button>
      ) : null}
      {chosen !== null ? (
        <RevertVersion
          survey={survey}
          version={chosen}
          changes={revertChanges}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}

// The button that expanded the list is gone, so the focus goes to the first added entry.
function useFocusWhenExpanded(isExpanded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isExpanded) heading.current?.focus({ preventScroll: true });
  }, [isExpanded]);
  return heading;
}
