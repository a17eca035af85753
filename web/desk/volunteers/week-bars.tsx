import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatWeek } from '../messages/format-time.ts';
import styles from './week-bars.module.css';

const MAX_HEIGHT = 120;

/** A list for screen readers, drawn as bars. The last week is the current one. */
export function WeekBars({ weeks }: Pick<VolunteerActivity, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ entries }) => entries));
  return (
    <div className={styles.room}>
      <ol className={styles.bars}>
        {weeks.map(({ from, entries }) => (
          <li key={from} className={styles.week}>
            <span className={styles.count}>
              {entries.toLocaleString('en-IN')}
              <VisuallyHidden> in the week of </VisuallyHidden>
            </span>
            <span className={styles.bar} style={{ height: (entries / most) * MAX_HEIGHT }} />
            <span className={styles.from}>{formatWeek(from)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
