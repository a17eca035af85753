import type { VolunteerActivity } from '#domain/volunteer-activity-schema.ts';
import { ForReaders } from '../../ui/visually-hidden.tsx';
import { sayWeek } from '../messages/format-time.ts';
import styles from './week-bars.module.css';

const HIGHEST = 120;

/** A list for who hears it, bars for who sees it. The last week is the one that runs. */
export function WeekBars({ weeks }: Pick<VolunteerActivity, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ entries }) => entries));
  return (
    <div className={styles.room}>
      <ol className={styles.bars}>
        {weeks.map(({ from, entries }) => (
          <li key={from} className={styles.week}>
            <span className={styles.count}>
              {entries.toLocaleString('en-IN')}
              <ForReaders> in the week of </ForReaders>
            </span>
            <span className={styles.bar} style={{ height: (entries / most) * HIGHEST }} />
            <span className={styles.from}>{sayWeek(from)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
