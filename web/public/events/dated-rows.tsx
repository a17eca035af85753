import { Link } from 'react-router';
import type { events } from '#content/documents/events.ts';
import type { Words } from '#content/website/words.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { WhatsAppLink } from '../share/share.tsx';
import { Marked } from '../words/prose.tsx';
import type { ShownEvent } from './event-words.ts';
import styles from './events.module.css';

type DateWords = Words<typeof events>['dates'];
const ROW_SIZES = '(max-width: 760px) 100vw, 300px';

export function DatedRows({ events, words }: { events: readonly ShownEvent[]; words: DateWords }) {
  return (
    <ol className={styles.dated}>
      {events.map((event) => (
        <li key={event.slug || `${event.date} ${event.name}`} lang={event.lang}>
          <When event={event} />
          <Picture of={event.picture} alt="" sizes={ROW_SIZES} />
          <div>
            <h3>{event.slug ? <Link to={event.path}>{event.name}</Link> : event.name}</h3>
            <p>
              <Marked text={event.title} />
            </p>
            {event.mark && <Mark {...event.mark} />}
            <p className={styles.facts}>
              {[event.place, event.host, event.program].filter(Boolean).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {event.isCancelled ? (
              <p className={shared.quiet}>
                <Marked text={words.cancelled_text} />
              </p>
            ) : (
              event.slug && (
                <div className={styles.actions}>
                  <Link to={event.path} className={button.more}>
                    <span>
                      {words.read}
                      <span className={shared.srOnly}>: {event.name}</span>
                    </span>
                  </Link>
                  <WhatsAppLink text={`${event.name}, ${event.when}`} path={event.path} isSmall>
                    {words.share}
                  </WhatsAppLink>
                </div>
              )
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function When({ event: { date, day, shortMonth, time, isCancelled } }: { event: ShownEvent }) {
  return (
    <time dateTime={date} className={styles.when} data-out={isCancelled || undefined}>
      <b>{day}</b>
      <span>{shortMonth}</span>
      <small>{time}</small>
    </time>
  );
}

export function Mark({ kind, text }: { kind: 'off' | 'plain'; text: string }) {
  return (
    <p className={styles.mark} data-kind={kind}>
      {text}
    </p>
  );
}
