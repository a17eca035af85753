import { Mail, MailOpen, MapPin, Phone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReceivedQuery } from '#domain/enquiry-schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { langOf } from '../../ui/script.ts';
import { ForReaders } from '../../ui/visually-hidden.tsx';
import { sayExactTime, sayTime } from '../messages/format-time.ts';
import styles from './enquiry-entry.module.css';
import { QueryMessage } from './enquiry-message.tsx';
import { mailtoOf, telOf } from './reach.ts';

interface QueryEntryProps {
  query: ReceivedQuery;
  now: Date;
  onMark: (query: ReceivedQuery) => Promise<void>;
  onDelete: (query: ReceivedQuery) => void;
}

export function QueryEntry({ query, now, onMark, onDelete }: QueryEntryProps) {
  const { id, name, message, created_at, is_read } = query;
  const [working, setWorking] = useState(false);
  const nameId = `query-${id}`;

  async function mark() {
    setWorking(true);
    await onMark(query);
    setWorking(false);
  }

  return (
    <li>
      <article className={styles.entry} aria-labelledby={nameId}>
        <div className={styles.who}>
          <h2 id={nameId} className={classes(styles.name, is_read && styles.read)}>
            <bdi lang={langOf(name)}>{name}</bdi>
          </h2>
          {is_read ? null : <Badge kind="new">UNREAD</Badge>}
          <time className={styles.when} dateTime={created_at} title={sayExactTime(created_at)}>
            {sayTime(created_at, now)}
          </time>
        </div>
        <div className={styles.what}>
          <QueryMessage message={message} nameId={nameId} />
          <Reach query={query} />
        </div>
        <div className={styles.acts}>
          <button
            type="button"
            aria-describedby={nameId}
            aria-disabled={working || undefined}
            onClick={() => !working && void mark()}
          >
            {is_read ? <Mail size={18} /> : <MailOpen size={18} />}
            {is_read ? 'Mark as unread' : 'Mark as read'}
          </button>
          <button type="button" aria-describedby={nameId} onClick={() => onDelete(query)}>
            <Trash2 size={18} /> Delete
          </button>
        </div>
      </article>
    </li>
  );
}

/** How the visitor can be answered. */
function Reach({ query: { phone, email, address } }: { query: ReceivedQuery }) {
  const tel = telOf(phone);
  return (
    <dl className={styles.reach}>
      <Way name="Phone" icon={<Phone size={16} />}>
        {tel ? <a href={tel}>{phone}</a> : <bdi>{phone}</bdi>}
      </Way>
      <Way name="Email" icon={<Mail size={16} />}>
        <a href={mailtoOf(email)}>{email}</a>
      </Way>
      <Way name="Address" icon={<MapPin size={16} />}>
        <bdi lang={langOf(address)}>{address}</bdi>
      </Way>
    </dl>
  );
}

function Way({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        <ForReaders>{name}</ForReaders>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
