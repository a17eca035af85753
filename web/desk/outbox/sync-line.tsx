// The line below the header: the number of waiting entries, and the reason. Each is announced when it changes.

import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { MINUTE_MS } from '#domain/durations.ts';
import { formatAge, formatShort } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { deviceName } from '../drafts/device-name.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { LOGIN, TO_SEND } from '../navigation/paths.ts';
import { signInAgain } from '../session/session.ts';
import { isOpen } from './operations/operation.ts';
import { type Outbox, useOutbox } from './outbox-state.ts';
import { sendWaiting } from './sending/sender.ts';
import styles from './sync-line.module.css';
import { useReceivedToday } from './to-send/use-received-today.ts';
import { useNow } from './use-now.ts';
import { isAlmostFull, useStorageEstimate } from './use-storage-estimate.ts';

export function SyncLine() {
  const t = useMessages();
  const outbox = useOutbox();
  const now = useNow();
  const here = useLocation();
  const open = outbox.operations.filter(isOpen);
  const hasSent = outbox.operations.some(({ state }) => state === 'sent');
  const isSending = outbox.sending.size > 0;
  if (here.pathname === TO_SEND) return null;
  if (open.length === 0 && !hasSent && outbox.blocked?.kind !== 'offline') return null;
  const needYou = open.filter(({ state }) => state === 'refused').length;
  const age = now.getTime() - Math.min(...open.map(({ madeAt }) => madeAt));
  const isMine = needYou > 0 || (open.length > 0 && outbox.blocked?.kind === 'signIn');
  return (
    <section aria-label={t.outbox.title} className={classes(styles.line, isMine && styles.warning)}>
      <Announcement open={open.length} needYou={needYou} hasSent={hasSent} />
      <div className={styles.inner}>
        <p>
          {open.length > 0 ? (
            <>
              <Link to={TO_SEND} state={{ from: here.pathname + here.search }}>
                {t.outbox.count(open.length)}
              </Link>
              {age >= MINUTE_MS ? <span>· {t.outbox.oldest(formatAge(t, age))}</span> : null}
              {needYou > 0 ? <span>· {t.outbox.needYou(needYou)}</span> : null}
            </>
          ) : hasSent ? (
            <>
              <Link
                to={TO_SEND}
                state={{ from: here.pathname + here.search }}
                className={styles.sent}
              >
                <Check size={16} /> {t.outbox.allSent}
              </Link>
              <ReceivedToday outbox={outbox} now={now} />
            </>
          ) : null}
        </p>
        {open.length > 0 ? <SendButton outbox={outbox} /> : null}
        <Reason t={t} outbox={outbox} now={now}>
          {isSending ? (
            <>
              <Spinner /> {t.outbox.sending}
            </>
          ) : null}
        </Reason>
      </div>
    </section>
  );
}

interface AnnouncementProps {
  open: number;
  needYou: number;
  hasSent: boolean;
}

/** Without the links and the age beside it. */
function Announcement({ open, needYou, hasSent }: AnnouncementProps) {
  const t = useMessages();
  const words: string[] = [];
  if (open > 0) words.push(t.outbox.count(open));
  else if (hasSent) words.push(t.outbox.allSent);
  if (needYou > 0) words.push(t.outbox.needYou(needYou));
  return (
    <div role="status">
      <VisuallyHidden>{words.join(' · ')}</VisuallyHidden>
    </div>
  );
}

function ReceivedToday({ outbox, now }: { outbox: Outbox; now: Date }) {
  const t = useMessages();
  const { recorded, received } = useReceivedToday(outbox.operations, now);
  if (recorded === 0 || received === null) return null;
  return <span>{t.outbox.receipt(recorded, received)}</span>;
}

/** Signs in first, if the session has ended. Nothing, if all that is left needs the user. */
export function SendButton({ outbox, main = false }: { outbox: Outbox; main?: boolean }) {
  const t = useMessages();
  const navigate = useNavigate();
  const tone = main ? 'primary' : 'plain';
  // With keys, a press that has begun on one button does not end on the other.
  if (outbox.blocked?.kind === 'signIn') {
    return (
      <Button
        key="sign in"
        tone={tone}
        onClick={() => {
          signInAgain();
          void navigate(LOGIN);
        }}
      >
        {t.outbox.signIn}
      </Button>
    );
  }
  if (!outbox.operations.some(({ state }) => state === 'waiting')) return null;
  return <SendNow key="send" main={main} isBusy={outbox.sending.size > 0} />;
}

function SendNow({ main, isBusy }: { main: boolean; isBusy: boolean }) {
  const t = useMessages();
  const showToast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  // It disappears when nothing waits any more, perhaps with the focus.
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown === document.activeElement) focusScreen();
    };
  }, []);

  function send() {
    if (!navigator.onLine) showToast({ text: t.outbox.stillOffline(deviceName()) });
    void sendWaiting();
  }

  return (
    <Button
      ref={button}
      tone={main ? 'primary' : 'plain'}
      busy={isBusy && t.outbox.sending}
      onClick={send}
    >
      {main ? <CloudUpload size={20} /> : null} {t.outbox.sendNow}
    </Button>
  );
}

interface ReasonProps {
  t: Messages;
  outbox: Outbox;
  now: Date;
  children: ReactNode;
}

function Reason({ t, outbox: { blocked }, now, children }: ReasonProps) {
  const [device] = useState(deviceName);
  const isFull = isAlmostFull(useStorageEstimate());
  if (isFull) {
    return (
      <p role="status" className={styles.reason}>
        <TriangleAlert size={16} /> <span>{t.outbox.almostFull(device)}</span>
      </p>
    );
  }
  if (!blocked) {
    if (!children) return null;
    return (
      <p role="status" className={styles.reason}>
        {children}
      </p>
    );
  }
  const { kind, since } = blocked;
  const Icon = kind === 'offline' ? CloudOff : TriangleAlert;
  return (
    <p role="status" className={styles.reason}>
      <Icon size={16} />
      <span>
        {kind === 'offline'
          ? t.outbox.hindrances.offline(formatShort(t, since, now), device)
          : t.outbox.hindrances[kind](device)}
      </span>
    </p>
  );
}
