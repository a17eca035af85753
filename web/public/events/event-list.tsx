import { CALENDAR_PATH } from '#content/item-files.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { useLayoutWords } from '../layout/layout-context.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import { DatedRows } from './dated-rows.tsx';
import styles from './events.module.css';
import { Featured } from './featured.tsx';
import type { eventList } from './load-events.ts';
import { PastRows } from './past-rows.tsx';

type EventListProps = ReturnType<typeof eventList>;

export function EventList({ opening, coming, past, undated, dates, ask, ...rest }: EventListProps) {
  return (
    <>
      <PageHero {...opening} />
      {coming.length > 0 ? (
        <Section background="lime">
          <div className={styles.head}>
            <h2>{dates.coming}</h2>
            <CalendarLink>{dates.calendar}</CalendarLink>
          </div>
          <DatedRows events={coming} words={dates} />
        </Section>
      ) : (
        <Section background="lime" className={styles.none}>
          <h2>{dates.none}</h2>
          <p className={shared.lede}>
            <Marked text={dates.none_text} />
          </p>
        </Section>
      )}
      {undated.length > 0 && (
        <Featured list={rest.list} items={undated} form={rest.form} note={rest.note} />
      )}
      {past.length > 0 && (
        <Section background={undated.length > 0 ? 'lime' : 'rice'}>
          <div className={styles.head}>
            <h2>{dates.past}</h2>
            {rest.hasNews && <MoreLink to="/news">{dates.news}</MoreLink>}
          </div>
          <PastRows events={past} words={dates} />
        </Section>
      )}
      <Split heading={ask.heading}>
        <p className={shared.lede}>
          <Marked text={ask.text} />
        </p>
        <div className={shared.actions}>
          <MoreLink to="/contact">{ask.contact}</MoreLink>
          <MoreLink to="/involved">{ask.involved}</MoreLink>
          {rest.hasNews && past.length === 0 && <MoreLink to="/news">{dates.news}</MoreLink>}
        </div>
      </Split>
    </>
  );
}

/** A file beside the pages, in the language of the page. */
function CalendarLink({ children }: { children: string }) {
  const { locale } = useLayoutWords();
  return (
    <a href={localePath(locale, CALENDAR_PATH)} className={button.more}>
      {children}
    </a>
  );
}
