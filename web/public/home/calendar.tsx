import type { Calendar as Year } from '../calendar/calendar-words.ts';
import { MonthView } from '../calendar/month-view.tsx';
import { YearList } from '../calendar/year-list.tsx';
import { Section } from '../sections/section.tsx';
import styles from './calendar.module.css';

interface CalendarProps {
  heading: string;
  year_list: string;
  calendar: Year;
}

export function Calendar({ heading, year_list, calendar }: CalendarProps) {
  return (
    <Section background="lime">
      <h2 className={styles.heading} data-reveal>
        {heading}
      </h2>
      <MonthView calendar={calendar} />
      <details className={styles.year}>
        <summary>{year_list}</summary>
        <YearList calendar={calendar} />
      </details>
    </Section>
  );
}
