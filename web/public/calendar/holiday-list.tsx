import type { CalendarYear, Holiday } from '#content/calendar/calendar.ts';
import styles from './holiday-list.module.css';
import { HiddenKindLabel, Mark } from './mark.tsx';
import { isoDate } from './month-days.ts';

export function HolidayList({ calendar, month }: { calendar: CalendarYear; month: number }) {
  const holidays: readonly Holiday[] = calendar.months[month] ?? [];
  if (holidays.length === 0) return <p className={styles.none}>No holidays listed.</p>;
  return (
    <ul className={styles.list}>
      {holidays.map(({ day, name, kind }) => (
        <li key={name}>
          <time dateTime={isoDate(calendar.year, month, day)}>{day}</time>
          <span>
            {name}
            <HiddenKindLabel kind={kind} />
          </span>
          <Mark kind={kind} />
        </li>
      ))}
    </ul>
  );
}
