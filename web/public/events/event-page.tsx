import { Link } from 'react-router';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { FormNote } from '../form-cards/form-cards.tsx';
import { LineDrawing } from '../layout/icon.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { NewTab } from '../layout/outside-link.tsx';
import { Crumbs } from '../sections/crumbs.tsx';
import { Rows } from '../sections/ledger.tsx';
import { PictureGrid } from '../sections/picture-grid.tsx';
import { Section } from '../sections/section.tsx';
import { CopyLink, WhatsAppLink } from '../share/share.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import { useTitleLang } from '../words/title-lang.ts';
import { Mark } from './dated-rows.tsx';
import styles from './event-page.module.css';
import type { singleEvent } from './load-events.ts';

type EventPageProps = ReturnType<typeof singleEvent>;

const CALENDAR =
  'M16 18h6M16 2v3M19 15v6M21 11.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.3M3 9h18M8 2v3';

export function EventPage({ event, isPast, next, words, form, note }: EventPageProps) {
  const { name, title, picture, day, month, time, when, place, host, program } = event;
  const titleLang = useTitleLang(name);
  const rows = [
    { term: words.when, value: when },
    { term: words.where, value: place },
    { term: words.host, value: host },
    { term: words.program, value: program },
  ];
  return (
    <article lang={event.lang}>
      <div className={styles.hero} data-background={picture.ground ?? 'geru'}>
        <p className={styles.day} data-out={event.isCancelled || undefined}>
          <b>{day}</b>
          <span>{month}</span>
          <small>{time}</small>
        </p>
        <Picture of={picture} sizes="(max-width: 760px) 430px, 70vw" priority />
      </div>
      <div className={`${shared.wrap} ${styles.opening}`}>
        <div>
          <Crumbs parent="/event" name={name} />
          <h1 lang={titleLang}>{name}</h1>
          <p className={shared.lede}>
            <Marked text={title} />
          </p>
          {event.mark && <Mark {...event.mark} />}
          <Rows rows={rows.filter(({ value }) => value !== '')} />
          {event.isCancelled && (
            <p className={shared.quiet}>
              <Marked text={words.dates.cancelled_text} />
            </p>
          )}
        </div>
        {!event.isCancelled && <Keep event={event} {...{ isPast, words, form, note }} />}
      </div>
      {event.outcome && isPast && (
        <TextSection heading={words.dates.came_of_it} text={event.outcome} />
      )}
      {event.about && <TextSection heading={words.about} text={event.about} />}
      {event.bring.length > 0 && !isPast && (
        <BringAlong heading={words.bring} things={event.bring} />
      )}
      {event.pictures && (
        <div className={`${shared.wrap} ${styles.pictures}`}>
          <PictureGrid pictures={event.pictures} room="page" />
        </div>
      )}
      <nav className={`${shared.wrap} ${styles.turn}`} aria-label={words.all}>
        <Link to="/event">
          <span>{words.all}</span>
        </Link>
        {next && (
          <Link to={next.path} lang={next.lang}>
            <small>
              {words.next}, {next.day} {next.month}
            </small>
            <span>{next.name}</span>
          </Link>
        )}
      </nav>
    </article>
  );
}

function Keep({ event, isPast, words, form, note }: Omit<EventPageProps, 'next'>) {
  const { locale } = useLayoutWords();
  return (
    <aside className={styles.keep}>
      {!isPast && (
        <>
          <h2>{words.keep}</h2>
          <a
            href={`${localePath(locale, event.path)}.ics`}
            className={`${button.button} ${button.haldi}`}
          >
            <LineDrawing path={CALENDAR} />
            {words.add}
          </a>
          <a
            href={form}
            target="_blank"
            rel="noopener noreferrer"
            className={`${button.button} ${button.line}`}
          >
            {words.list.join}
            <span className={shared.srOnly}>{` ${words.list.join_spoken} ${event.name}`}</span>
            <NewTab />
          </a>
        </>
      )}
      <WhatsAppLink text={`${event.name}, ${event.when}`} path={event.path}>
        {words.dates.share}
      </WhatsAppLink>
      <CopyLink path={event.path} words={words} />
      {!isPast && <FormNote note={note} />}
    </aside>
  );
}

function TextSection({ heading, text }: { heading: string; text: string }) {
  return (
    <Section background="lime" className={styles.text}>
      <h2>{heading}</h2>
      <div>
        <Prose text={text} />
      </div>
    </Section>
  );
}

function BringAlong({ heading, things }: { heading: string; things: readonly string[] }) {
  return (
    <Section background="rice" className={styles.text}>
      <h2>{heading}</h2>
      <ul className={styles.bring}>
        {things.map((thing) => (
          <li key={thing}>
            <Marked text={thing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
