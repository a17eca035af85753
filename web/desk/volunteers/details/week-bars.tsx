import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import { formatWeek } from '../../../messages/format-time.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './week-bars.module.css';

const MAX_HEIGHT = 120;

/** A list for screen readers, drawn as bars. The last week is the current one. */
export function WeekBars({ weeks }: Pick<VolunteerActivity, 'weeks'>) {
  const t = useMessages();
  const most = Math.max(1, ...weeks.map(({ entries }) => entries));
  return (
    <div className={styles.room}>
      <ol className={styles.bars}>
        {weeks.map(({ from, entries }) => (
          <li key={from} className={styles.week}>
            <span className={styles.count}>
              {formatNumber(entries)}
              <VisuallyHidden>{t.volunteers.work.inTheWeekOf(entries)}</VisuallyHidden>
            </span>
            <span className={styles.bar} style={{ height: (entries / most) * MAX_HEIGHT }} />
            <span className={styles.from}>{formatWeek(t, from)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
