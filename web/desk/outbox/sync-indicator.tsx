// The line below the header: the number of waiting entries, and the reason. Each is announced when it changes.

import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MINUTE_MS } from '#domain/durations.ts';
import { formatAge } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { deviceType } from '../device/device-type.ts';
import { TO_SEND } from '../navigation/paths.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { isPending } from './operations/operation.ts';
import { type Outbox, useOutbox } from './outbox-state.ts';
import { SendButton } from './send-button.tsx';
import styles from './sync-indicator.module.css';
import { useReceivedToday } from './to-send/use-received-today.ts';
import { useNow } from './use-now.ts';
import { isAlmostFull, useStorageEstimate } from './use-storage-estimate.ts';

export function SyncIndicator() {
  const t = useMessages();
  const outbox = useOutbox();
  const now = useNow();
  const { pathname, search } = useLocation();
  const open = outbox.operations.filter(isPending);
  const isOffline = outbox.blocked?.kind === 'offline';
  const hasSent = !isOffline && outbox.operations.some(({ state }) => state === 'sent');
  if (pathname === TO_SEND) return null;
  const refused = open.filter(({ state }) => state === 'refused').length;
  const waiting = open.length - refused;
  const age = now.getTime() - Math.min(...open.map(({ madeAt }) => madeAt));
  const needsUser = refused > 0 || (open.length > 0 && outbox.blocked?.kind === 'signIn');
  const linkState = { from: pathname + search };
  const isShown = open.length > 0 || hasSent || isOffline;
  // Screen readers announce only what changes in a region that is already on the screen.
  return (
    <section
      aria-label={isShown ? t.outbox.title : undefined}
      className={isShown ? classes(styles.line, needsUser && styles.warning) : undefined}
    >
      <Announcement waiting={waiting} refused={refused} hasSent={hasSent} />
      <div className={isShown ? styles.inner : undefined}>
        <p>
          {open.length > 0 ? (
            <>
              <Link to={TO_SEND} state={linkState}>
                {waiting > 0 ? t.outbox.count(waiting) : t.outbox.needYou(refused)}
              </Link>
              {age >= MINUTE_MS ? <span>· {t.outbox.oldest(formatAge(t, age))}</span> : null}
              {waiting > 0 && refused > 0 ? <span>· {t.outbox.needYou(refused)}</span> : null}
            </>
          ) : hasSent ? (
            <>
              <Link to={TO_SEND} state={linkState} className={styles.sent}>
                <Check size={16} /> {t.outbox.allSent}
              </Link>
              <ReceivedTodayNote outbox={outbox} now={now} />
            </>
          ) : null}
        </p>
        {open.length > 0 ? <SendButton outbox={outbox} /> : null}
        <Progress outbox={outbox} now={now} isShown={isShown} />
      </div>
    </section>
  );
}

interface AnnouncementProps {
  waiting: number;
  refused: number;
  hasSent: boolean;
}

/** Without the links and the age beside it. */
function Announcement({ waiting, refused, hasSent }: AnnouncementProps) {
  const t = useMessages();
  const words: string[] = [];
  if (waiting > 0) words.push(t.outbox.count(waiting));
  if (refused > 0) words.push(t.outbox.needYou(refused));
  if (words.length === 0 && hasSent) words.push(t.outbox.allSent);
  return (
    <div role="status">
      <VisuallyHidden>{words.join(' · ')}</VisuallyHidden>
    </div>
  );
}

function ReceivedTodayNote({ outbox, now }: { outbox: Outbox; now: Date }) {
  const t = useMessages();
  const { recorded, received } = useReceivedToday(outbox, now);
  if (recorded === 0 || received === null) return null;
  return <span>{t.outbox.receipt(recorded, received)}</span>;
}

interface ProgressProps {
  outbox: Outbox;
  now: Date;
  isShown: boolean;
}

/** The reason why nothing is sent, or a spinner while entries are sent. */
function Progress({ outbox: { blocked, sending }, now, isShown }: ProgressProps) {
  const t = useMessages();
  const [device] = useState(deviceType);
  const isFull = isAlmostFull(useStorageEstimate());
  const isEmpty = !isShown || !(isFull || blocked || sending.size > 0);
  if (isEmpty) return <p role="status" />;
  return (
    <p role="status" className={styles.reason}>
      {isFull ? (
        <>
          <TriangleAlert size={16} /> <span>{t.outbox.almostFull(device)}</span>
        </>
      ) : blocked ? (
        <BlockedNotice blocked={blocked} now={now} />
      ) : (
        <>
          <Spinner /> {t.outbox.sending}
        </>
      )}
    </p>
  );
}
