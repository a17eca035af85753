import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import type { Calendar, HolidayKind } from './calendar-words.ts';
import { HolidayList } from './holiday-list.tsx';
import { HolidayShape } from './holiday-shape.tsx';
import { MonthTable } from './month-table.tsx';
import styles from './month-view.module.css';

const LAST = 11;
const KINDS = ['national', 'festival', 'observance'] as const satisfies readonly HolidayKind[];

export function MonthView({ calendar }: { calendar: Calendar }) {
  const [month, setMonth] = useState(0);
  const { names, kinds, headings, buttons } = calendar;
  const select = useRef<HTMLSelectElement>(null);

  // Keeps a month that was chosen before hydration.
  useEffect(() => setMonth(Number(select.current?.value)), []);

  return (
    <div className={styles.view}>
      <div>
        <div className={styles.top}>
          <span className={styles.month} aria-live="polite">
            {names[month]}
          </span>
          <button
            type="button"
            className={button.square}
            aria-label={buttons.previous}
            aria-disabled={month === 0}
            onClick={() => setMonth(Math.max(month - 1, 0))}
          >
            <Icon name="arrow-left" />
          </button>
          <select
            ref={select}
            aria-label={buttons.month}
            value={month}
            onChange={(event) => setMonth(Number(event.target.value))}
          >
            {names.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={button.square}
            aria-label={buttons.next}
            aria-disabled={month === LAST}
            onClick={() => setMonth(Math.min(month + 1, LAST))}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        <MonthTable calendar={calendar} month={month} />
        <ul className={styles.legend}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <HolidayShape kind={kind} />
              {kinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.days}>
          {headings.days.replace('{month}', () => names[month] ?? '')}
        </h3>
        <HolidayList calendar={calendar} month={month} />
        <p className={`${shared.quiet} ${styles.note}`}>{calendar.empty_note}</p>
      </div>
    </div>
  );
}
