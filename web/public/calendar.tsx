import { calendar, calendarWords } from '#content/calendar.ts';
import type { Route } from './+types/calendar.ts';
import { MonthView } from './calendar/month-view.tsx';
import styles from './calendar/page.module.css';
import { YearList } from './calendar/year-list.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';

export const loader = () => ({ calendar, words: calendarWords });
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { calendar, words } = loaderData;
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Section ground="lime">
        <h2 className={styles.heading}>Month by month</h2>
        <MonthView calendar={calendar} />
      </Section>
      <Section>
        <h2 className={styles.heading}>All of {calendar.year} as a list</h2>
        <YearList calendar={calendar} />
      </Section>
    </>
  );
}
