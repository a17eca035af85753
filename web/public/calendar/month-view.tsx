import { useEffect, useRef, useState } from 'react';
import type { Calendar } from '#content/calendar/calendar.ts';
import { HOLIDAY_KINDS, type HolidayKind, MONTHS } from '#content/calendar/labels.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { HolidayList } from './holiday-list.tsx';
import { Mark } from './mark.tsx';
import { MonthTable } from './month-table.tsx';
import styles from './month-view.module.css';

const LAST = MONTHS.length - 1;
const kinds = Object.entries(HOLIDAY_KINDS) as [HolidayKind, string][];

export function MonthView({ calendar }: { calendar: Calendar }) {
  const [month, setMonth] = useState(0);
  const select = useRef<HTMLSelectElement>(null);

  // Keeps a month that was chosen before hydration.
  useEffect(() => setMonth(Number(select.current?.value)), []);

  return (
    <div className={styles.view}>
      <div>
        <div className={styles.top}>
          <span className={styles.month} aria-live="polite">
            {MONTHS[month]}
          </span>
          <button
            type="button"
            className={button.square}
            aria-label="Previous month"
            aria-disabled={month === 0}
            onClick={() => setMonth(Math.max(month - 1, 0))}
          >
            <Icon name="arrow-left" />
          </button>
          <select
            ref={select}
            aria-label="Month"
            value={month}
            onChange={(event) => setMonth(Number(event.target.value))}
          >
            {MONTHS.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={button.square}
            aria-label="Next month"
            aria-disabled={month === LAST}
            onClick={() => setMonth(Math.min(month + 1, LAST))}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        <MonthTable calendar={calendar} month={month} />
        <ul className={styles.legend}>
          {kinds.map(([kind, label]) => (
            <li key={kind}>
              <Mark kind={kind} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.days}>In {MONTHS[month]}</h3>
        <HolidayList calendar={calendar} month={month} />
        <p className={`${shared.quiet} ${styles.note}`}>{calendar.emptyNote}</p>
      </div>
    </div>
  );
}
