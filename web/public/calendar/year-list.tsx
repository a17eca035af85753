import shared from '#web/styles/public.module.css';
import { Marked } from '../words/prose.tsx';
import type { Calendar } from './calendar-words.ts';
import { HolidayList } from './holiday-list.tsx';
import styles from './year-list.module.css';

/** The whole year as a list, also for visitors without script. */
export function YearList({ calendar }: { calendar: Calendar }) {
  return (
    <>
      <div className={styles.year}>
        {calendar.names.map((name, month) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <HolidayList calendar={calendar} month={month} />
          </section>
        ))}
      </div>
      <p className={shared.quiet}>
        <Marked text={calendar.notes.moon} />
      </p>
    </>
  );
}
