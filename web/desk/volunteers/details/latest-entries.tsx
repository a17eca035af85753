import { Link } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { formatTime } from '../../../messages/format-time.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { surveyPath, volunteerEntriesPath } from '../../navigation/paths.ts';
import styles from './latest-entries.module.css';

interface LatestEntriesProps {
  volunteerId: number;
  latest: readonly Survey[];
  /** The total number of entries, not only the latest. */
  total: number;
  now: Date;
}

export function LatestEntries({ volunteerId, latest, total, now }: LatestEntriesProps) {
  const { work } = useMessages().volunteers;
  return (
    <Panel
      title={work.latest}
      aside={
        <small>
          <Link to={volunteerEntriesPath(volunteerId)} className={styles.all}>
            {work.seeAll(formatNumber(total))}
          </Link>
        </small>
      }
    >
      <ul>
        {latest.map((survey) => (
          <LatestEntry key={survey.id} survey={survey} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

function LatestEntry({ survey, now }: { survey: Survey; now: Date }) {
  const t = useMessages();
  const { id, name, survey_type, age, constituency, city, created_at } = survey;
  const here = useLinkState();
  const place = [constituency, city].filter(Boolean).join(', ');
  return (
    <li className={styles.entry}>
      <span className={styles.when}>{formatTime(t, created_at, now)}</span>
      <span>
        <Link to={surveyPath(id)} state={here} className={styles.name} lang={langOf(name)}>
          {name}
        </Link>
      </span>
      <small className={styles.facts}>
        {formatValue(t, 'survey_type', survey_type)} · {age}
        {place ? ' · ' : ''}
        <span lang={langOf(place)}>{place}</span>
      </small>
    </li>
  );
}
