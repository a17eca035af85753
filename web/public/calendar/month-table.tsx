import type { CalendarYear, Holiday } from '#content/calendar/calendar.ts';
import { MONTHS } from '#content/calendar/labels.ts';
import shared from '#web/styles/public.module.css';
import { HiddenKindLabel, Mark } from './mark.tsx';
import { isoDate, weeksOf } from './month-days.ts';
import styles from './month-table.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function MonthTable({ calendar, month }: { calendar: CalendarYear; month: number }) {
  const holidays = calendar.months[month] ?? [];
  const { year } = calendar;
  return (
    <table className={styles.table}>
      <caption className={shared.spoken}>
        {MONTHS[month]} {year}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => (
              <Day
                key={WEEKDAYS[weekday]}
                day={day}
                date={day && isoDate(year, month, day)}
                holidays={holidays.filter((holiday) => holiday.day === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: number | undefined;
  date: string | undefined | 0;
  holidays: readonly Holiday[];
}

function Day({ day, date, holidays }: DayProps) {
  if (!date || holidays.length === 0) return <td>{day}</td>;
  return (
    <td className={styles.marked}>
      <time dateTime={date}>{day}</time>
      {holidays.map(({ name, kind }) => (
        <span key={name}>
          <Mark kind={kind} />
          <span className={shared.spoken}>
            {' '}
            {name}
            <HiddenKindLabel kind={kind} />
          </span>
        </span>
      ))}
    </td>
  );
}
