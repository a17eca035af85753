import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { SurveyVersion } from '#domain/history-schema.ts';
import { may } from '#domain/permissions.ts';
import { changesBack, factsOf } from '#domain/survey-history.ts';
import type { WholeSurvey } from '#domain/survey-schema.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Loaded } from '../../api/load.ts';
import { failedTo } from '../../messages/messages.ts';
import { RetryBanner } from '../../parts/retry-banner.tsx';
import styles from './history.module.css';
import { HistoryEntry } from './history-entry.tsx';
import { PutBack } from './revert-version.tsx';

const SHOWN_AT_FIRST = 10;

interface HistoryProps {
  survey: WholeSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  actor: SignedIn;
}

export function History({ survey, history, actor }: HistoryProps) {
  return (
    <Panel title="History">
      {history.data ? (
        <Versions survey={survey} versions={history.data.data} actor={actor} />
      ) : (
        <RetryBanner title={failedTo.readSurveyHistory(history.problem)} />
      )}
    </Panel>
  );
}

interface VersionsProps {
  survey: WholeSurvey;
  versions: readonly SurveyVersion[];
  actor: SignedIn;
}

function Versions({ survey, versions, actor }: VersionsProps) {
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const older = useFocusWhenWhole(isWhole);
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST);
  const facts = factsOf(survey);
  const mayPutBack = survey.deleted_at === null && may(actor, 'update', survey);
  const back = chosen === null ? [] : changesBack(facts, versions, chosen);
  return (
    <>
      <ol className={styles.history}>
        {shown.map((version, place) => (
          <HistoryEntry
            key={version.version}
            version={version}
            isCurrent={version.version === survey.version}
            heading={place === SHOWN_AT_FIRST ? older : undefined}
            onPutBack={
              mayPutBack && changesBack(facts, versions, version.version).length > 0
                ? () => setChosen(version.version)
                : undefined
            }
          />
        ))}
      </ol>
      {shown.length < versions.length ? (
        <Button wide onClick={() => setWhole(true)}>
          Show all {versions.length}
        </Button>
      ) : null}
      {chosen !== null ? (
        <PutBack survey={survey} version={chosen} changes={back} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}

/** The button that asked for the rest is gone: reading goes on at the first of it. */
function useFocusWhenWhole(isWhole: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWhole) heading.current?.focus({ preventScroll: true });
  }, [isWhole]);
  return heading;
}
