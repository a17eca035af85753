import type { Calendar } from './calendar-words.ts';
import styles from './holiday-list.module.css';
import { HiddenKindLabel, HolidayShape } from './holiday-shape.tsx';
import { isoDate } from './month-days.ts';

export function HolidayList({ calendar, month }: { calendar: Calendar; month: number }) {
  const holidays = calendar.months[month] ?? [];
  if (holidays.length === 0) return <p className={styles.none}>{calendar.notes.none}</p>;
  return (
    <ul className={styles.list}>
      {holidays.map(({ day, name, kind }) => (
        <li key={`${day} ${name}`}>
          <time dateTime={isoDate(calendar.year, month, day)}>{day}</time>
          <span>
            {name}
            <HiddenKindLabel label={calendar.kinds[kind]} />
          </span>
          <HolidayShape kind={kind} />
        </li>
      ))}
    </ul>
  );
}
