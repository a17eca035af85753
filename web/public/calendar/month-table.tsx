import shared from '#web/styles/public.module.css';
import type { Calendar, Holiday } from './calendar-words.ts';
import { HiddenKindLabel, HolidayShape } from './holiday-shape.tsx';
import { isoDate, weeksOf } from './month-days.ts';
import styles from './month-table.module.css';

export function MonthTable({ calendar, month }: { calendar: Calendar; month: number }) {
  const holidays = calendar.months[month] ?? [];
  const { year, names, weekdays, short_weekdays } = calendar;
  return (
    <table className={styles.table}>
      <caption className={shared.srOnly}>{`${names[month]} ${year}`}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday, index) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {short_weekdays[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => (
              <Day
                key={weekdays[weekday]}
                day={day}
                date={day ? isoDate(year, month, day) : undefined}
                kinds={calendar.kinds}
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
  date: string | undefined;
  holidays: readonly Holiday[];
  kinds: Calendar['kinds'];
}

function Day({ day, date, holidays, kinds }: DayProps) {
  if (!date || holidays.length === 0) return <td>{day}</td>;
  return (
    <td className={styles.marked}>
      <time dateTime={date}>{day}</time>
      {holidays.map(({ name, kind }) => (
        <span key={name}>
          <HolidayShape kind={kind} />
          <span className={shared.srOnly}>
            {' '}
            {name}
            <HiddenKindLabel label={kinds[kind]} />
          </span>
        </span>
      ))}
    </td>
  );
}
