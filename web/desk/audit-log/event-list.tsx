import { Link } from 'react-router';
import { FIRST_START } from '#domain/audit-log/audit-log.ts';
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { formatTime } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { volunteerPath } from '../navigation/paths.ts';
import { EventEntity } from './event-entity.tsx';
import styles from './event-list.module.css';

interface EventListProps {
  events: readonly AuditEvent[];
  busy: boolean;
  now: Date;
}

const SIGN_IN_FAILURES: readonly string[] = ['signInFailed', 'codeAsked', 'wrongCode'];
const nobody = ({ auditLog }: Messages, { action }: AuditEvent) =>
  SIGN_IN_FAILURES.includes(action) ? auditLog.notSignedIn : auditLog.nobody;

export function EventList({ events, busy, now }: EventListProps) {
  const t = useMessages();
  const here = useLinkState();
  const actions: Partial<Record<string, string>> = t.auditLog.actions;
  return (
    <ol className={styles.events} aria-label={t.layout.titles.auditLog} aria-busy={busy}>
      {events.map((event) => (
        <li key={event.id}>
          <time dateTime={event.at}>{formatTime(t, event.at, now)}</time>
          <strong>{actions[event.action] ?? event.action}</strong>
          <span className={styles.entity}>
            <EventEntity event={event} />
          </span>
          <span className={styles.by}>
            {event.by ? (
              <Link to={volunteerPath(event.by.id)} state={here} lang={langOf(event.by.name)}>
                {event.by.name || `${t.auditLog.kinds.volunteer} ${event.by.id}`}
              </Link>
            ) : (
              nobody(t, event)
            )}
          </span>
          <span className={styles.origin}>
            {event.origin === FIRST_START ? t.auditLog.firstStart : event.origin}
          </span>
        </li>
      ))}
    </ol>
  );
}
