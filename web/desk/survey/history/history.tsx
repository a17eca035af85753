import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import type { CorrectionStep } from '#domain/surveys/corrections/correction-schema.ts';
import { changesToRevert, toHistoryValues } from '#domain/surveys/history.ts';
import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/details/timeline.module.css';
import { Panel } from '../../../ui/panel.tsx';
import type { Loaded } from '../../api/load.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { surveyEventsPath } from '../../navigation/paths.ts';
import { CorrectionLines } from './correction-lines.tsx';
import ownStyles from './history.module.css';
import { HistoryEntry } from './history-entry.tsx';
import { RevertVersion } from './revert-version.tsx';
import { useIsPrinting } from './use-is-printing.ts';

const INITIAL_COUNT = 10;

interface HistoryProps {
  survey: FullSurvey;
  history: Loaded<ReplyOf<'readSurveyHistory'>>;
  /** Steps of its correction, the oldest first. */
  steps: readonly CorrectionStep[];
  actor: SignedInUser;
}

export function History({ survey, history, steps, actor }: HistoryProps) {
  const t = useMessages();
  const here = useLinkState();
  return (
    <Panel title={t.history.title}>
      {history.data ? (
        <Versions survey={survey} versions={history.data.data} steps={steps} actor={actor} />
      ) : (
        <RetryBanner title={failureMessage('readSurveyHistory')(history.problem)(t)} />
      )}
      {actor.is_admin ? (
        <Link className={ownStyles.log} to={surveyEventsPath(survey.id)} state={here}>
          {t.auditLog.openEntry}
        </Link>
      ) : null}
    </Panel>
  );
}

interface VersionsProps {
  survey: FullSurvey;
  versions: readonly SurveyVersion[];
  steps: readonly CorrectionStep[];
  actor: SignedInUser;
}

function Versions({ survey, versions, steps, actor }: VersionsProps) {
  const t = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  const isPrinting = useIsPrinting();
  const [chosen, setChosen] = useState<number | null>(null);
  const older = useFocusWhenExpanded(isExpanded);
  const shown = isExpanded || isPrinting ? versions : versions.slice(0, INITIAL_COUNT);
  const facts = toHistoryValues(survey);
  const mayRevert = survey.deleted_at === null && may(actor, 'update', survey);
  const revertChanges = chosen === null ? [] : changesToRevert(facts, versions, chosen);
  return (
    <>
      <ol className={styles.timeline}>
        {shown.map((version, index) => (
          <Fragment key={version.version}>
            <CorrectionLines steps={stepsAfter(steps, version, shown[index - 1])} />
            <HistoryEntry
              version={version}
              isCurrent={version.version === survey.version}
              heading={index === INITIAL_COUNT ? older : undefined}
              onRevert={
                mayRevert && changesToRevert(facts, versions, version.version).length > 0
                  ? () => setChosen(version.version)
                  : undefined
              }
            />
          </Fragment>
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

/** Steps between a version and the newer one. A correction is a version itself. */
function stepsAfter(
  steps: readonly CorrectionStep[],
  { version }: SurveyVersion,
  newer: SurveyVersion | undefined,
): CorrectionStep[] {
  return steps
    .filter((step) => step.kind !== 'corrected' && step.version >= version)
    .filter((step) => newer === undefined || step.version < newer.version)
    .toReversed();
}

// The button that expanded the list is gone, so the focus goes to the first added entry.
function useFocusWhenExpanded(isExpanded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isExpanded) heading.current?.focus({ preventScroll: true });
  }, [isExpanded]);
  return heading;
}
