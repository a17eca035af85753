import type { CalendarYear } from '#content/calendar/calendar.ts';
import { MONTHS, moonNote } from '#content/calendar/labels.ts';
import shared from '#web/styles/public.module.css';
import { HolidayList } from './holiday-list.tsx';
import styles from './year-list.module.css';

/** The whole year as a list, also for visitors without script. */
export function YearList({ calendar }: { calendar: CalendarYear }) {
  return (
    <>
      <div className={styles.year}>
        {MONTHS.map((name, month) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <HolidayList calendar={calendar} month={month} />
          </section>
        ))}
      </div>
      <p className={shared.quiet}>{moonNote}</p>
    </>
  );
}
