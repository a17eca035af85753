import { calendar, calendarWords } from '#content/calendar.ts';
import { MonthView } from './calendar/month-view.tsx';
import styles from './calendar/page.module.css';
import { YearList } from './calendar/year-list.tsx';
import { pageMeta } from './page-meta.ts';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';

export const meta = pageMeta('/calendar');

export default function Calendar() {
  return (
    <>
      <PageHero
        picture="calendar-opening"
        heading={calendarWords.heading}
        lede={calendarWords.lede}
      />
      <Section ground="lime">
        <h2 className={styles.heading}>Month by month</h2>
        <MonthView />
      </Section>
      <Section>
        <h2 className={styles.heading}>All of {calendar.year} as a list</h2>
        <YearList />
      </Section>
    </>
  );
}
