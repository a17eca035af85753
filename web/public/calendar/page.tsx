import { calendar, calendarText } from '#content/calendar/calendar.ts';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { MonthView } from './month-view.tsx';
import styles from './page.module.css';
import { YearList } from './year-list.tsx';

export const loader = () => ({ calendar, content: calendarText });
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { calendar, content } = loaderData;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
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
