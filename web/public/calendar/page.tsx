import { pageCalendar } from '#content/documents/pages/page-calendar.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { calendarWords } from './calendar-words.ts';
import { MonthView } from './month-view.tsx';
import styles from './page.module.css';
import { YearList } from './year-list.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  return { calendar: calendarWords(website), opening: website.words(pageCalendar).opening };
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { calendar, opening } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Section background="lime">
        <h2 className={styles.heading}>{calendar.headings.months}</h2>
        <MonthView calendar={calendar} />
      </Section>
      <Section>
        <h2 className={styles.heading}>{calendar.headings.year}</h2>
        <YearList calendar={calendar} />
      </Section>
    </>
  );
}
