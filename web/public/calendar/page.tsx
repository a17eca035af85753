import { calendar, calendarWords } from '#content/calendar.ts';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { MonthView } from './month-view.tsx';
import styles from './page.module.css';
import { YearList } from './year-list.tsx';

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
