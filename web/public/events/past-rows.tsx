import { Link } from 'react-router';
import type { events } from '#content/documents/events.ts';
import type { Words } from '#content/website/words.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import type { pastEvent } from './event-words.ts';
import styles from './events.module.css';

interface PastRowsProps {
  events: readonly ReturnType<typeof pastEvent>[];
  words: Words<typeof events>['dates'];
}

export function PastRows({ events, words }: PastRowsProps) {
  return (
    <ol className={styles.past}>
      {events.map(
        ({ slug, date, when, name, lang, about, path, isCancelled, mark, hasOutcome }) => (
          <li key={slug || `${date} ${name}`} lang={lang}>
            <time dateTime={date}>{when}</time>
            <div>
              <b className={styles.pastName}>{name}</b>{' '}
              <span className={shared.quiet}>{about}</span>
            </div>
            {hasOutcome && slug ? (
              <Link to={path} className={button.more}>
                <span>
                  {words.came_of_it}
                  <span className={shared.srOnly}>: {name}</span>
                </span>
              </Link>
            ) : (
              <span className={shared.quiet}>{isCancelled ? mark?.text : words.no_note}</span>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
