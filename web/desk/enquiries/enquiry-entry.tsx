import { ClipboardCheck, Mail, MailOpen, MapPin, MessageCircle, Phone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { whatsAppChat } from '#domain/text/whats-app.ts';
import { formatExactTime, formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { mailtoOf, telOf } from './details/contact-links.ts';
import { EnquiryDetails } from './details/enquiry-details.tsx';
import { EnquiryMessage } from './details/enquiry-message.tsx';
import { EnquiryProgress } from './details/enquiry-progress.tsx';
import { RestoreEnquiry } from './details/restore-enquiry.tsx';
import styles from './enquiry-entry.module.css';

interface EnquiryEntryProps {
  enquiry: ReceivedEnquiry;
  now: Date;
  onMark: (enquiry: ReceivedEnquiry) => Promise<void>;
  onDelete: (enquiry: ReceivedEnquiry) => void;
  onWork: (enquiry: ReceivedEnquiry) => void;
}

export function EnquiryEntry({ enquiry, now, onMark, onDelete, onWork }: EnquiryEntryProps) {
  const t = useMessages();
  const { id, name, message, created_at, is_read, kind } = enquiry;
  const [working, setWorking] = useState(false);
  const nameId = `enquiry-${id}`;

  async function mark() {
    setWorking(true);
    await onMark(enquiry);
    setWorking(false);
  }

  return (
    <li>
      <article className={styles.entry} aria-labelledby={nameId}>
        <div className={styles.who}>
          <h2 id={nameId} className={classes(styles.name, is_read && styles.read)}>
            <bdi lang={langOf(name)}>{name}</bdi>
          </h2>
          {is_read ? null : <Badge kind="new">{t.enquiries.unreadBadge}</Badge>}
          {kind === 'contact' ? null : <Badge kind="plain">{t.enquiries.kinds[kind]}</Badge>}
          <time
            className={styles.when}
            dateTime={created_at}
            title={formatExactTime(t, created_at)}
          >
            {formatTime(t, created_at, now)}
          </time>
        </div>
        <div className={styles.what}>
          {message ? <EnquiryMessage message={message} nameId={nameId} /> : null}
          <EnquiryDetails enquiry={enquiry} />
          <ContactDetails enquiry={enquiry} />
          <EnquiryProgress enquiry={enquiry} now={now} />
        </div>
        {enquiry.deleted_at ? (
          <RestoreEnquiry enquiry={enquiry} nameId={nameId} />
        ) : (
          <div className={styles.actions}>
            <button
              type="button"
              aria-describedby={nameId}
              aria-disabled={working || undefined}
              onClick={() => !working && void mark()}
            >
              {is_read ? <Mail size={18} /> : <MailOpen size={18} />}
              {is_read ? t.enquiries.markUnread : t.enquiries.markRead}
            </button>
            <button type="button" aria-describedby={nameId} onClick={() => onWork(enquiry)}>
              <ClipboardCheck size={18} /> {t.enquiries.work.open}
            </button>
            <button type="button" aria-describedby={nameId} onClick={() => onDelete(enquiry)}>
              <Trash2 size={18} /> {t.enquiries.delete}
            </button>
          </div>
        )}
      </article>
    </li>
  );
}

function ContactDetails({ enquiry: { phone, email, address } }: { enquiry: ReceivedEnquiry }) {
  const t = useMessages();
  const tel = telOf(phone);
  const chat = whatsAppChat(phone);
  return (
    <dl className={styles.reach}>
      {phone ? (
        <ContactDetail name={t.enquiries.phone} icon={<Phone size={16} />}>
          {tel ? <a href={tel}>{phone}</a> : <bdi>{phone}</bdi>}
          {chat ? (
            <a href={chat} target="_blank" rel="noopener noreferrer" className={styles.chat}>
              <MessageCircle size={16} /> {t.enquiries.whatsApp}
            </a>
          ) : null}
        </ContactDetail>
      ) : null}
      {email ? (
        <ContactDetail name={t.enquiries.email} icon={<Mail size={16} />}>
          <a href={mailtoOf(email)}>{email}</a>
        </ContactDetail>
      ) : null}
      <ContactDetail name={t.enquiries.address} icon={<MapPin size={16} />}>
        <bdi lang={langOf(address)}>{address}</bdi>
      </ContactDetail>
    </dl>
  );
}

function ContactDetail({
  name,
  icon,
  children,
}: {
  name: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
