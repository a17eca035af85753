import { Link } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { formatTime } from '../messages/format-time.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { volunteerEntriesUrl } from '../survey-list/volunteer-entries-url.ts';
import styles from './latest-entries.module.css';

interface LatestEntriesProps {
  volunteerId: number;
  latest: readonly Survey[];
  /** The number of all entries, not only the latest. */
  total: number;
  now: Date;
}

export function LatestEntries({ volunteerId, latest, total, now }: LatestEntriesProps) {
  return (
    <Panel
      title="Latest entries"
      aside={
        <small>
          <Link to={volunteerEntriesUrl(volunteerId)} className={styles.all}>
            See all {total.toLocaleString('en-IN')}
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
  const { id, name, survey_type, age, constituency, city, created_at } = survey;
  const here = useLinkState();
  const place = [constituency, city].filter(Boolean).join(', ');
  return (
    <li className={styles.entry}>
      <span className={styles.when}>{formatTime(created_at, now)}</span>
      <span>
        <Link
          to={`/volunteer/survey/view/${id}`}
          state={here}
          className={styles.name}
          lang={langOf(name)}
        >
          {name}
        </Link>
      </span>
      <small className={styles.facts}>
        {TYPE_NAMES[survey_type]} · {age}
        {place ? ' · ' : ''}
        <span lang={langOf(place)}>{place}</span>
      </small>
    </li>
  );
}
