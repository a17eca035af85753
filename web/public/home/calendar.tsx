import type { Calendar as Year } from '#content/calendar/calendar.ts';
import { MonthView } from '../calendar/month-view.tsx';
import { YearList } from '../calendar/year-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from './calendar.module.css';

export function Calendar({ heading, calendar }: { heading: string; calendar: Year }) {
  return (
    <Section ground="lime">
      <h2 className={styles.heading} data-reveal>
        {heading}
      </h2>
      <MonthView calendar={calendar} />
      <details className={styles.year}>
        <summary>All of {calendar.year} as a list</summary>
        <YearList calendar={calendar} />
      </details>
    </Section>
  );
}
