import { deviceName } from '#domain/volunteers/device-name.ts';
import type { OwnSession } from '#domain/volunteers/session-schema.ts';
import { formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './own-account.module.css';

export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useMessages();
  const now = new Date();
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ user_agent, current, created_at, last_seen_at }) => (
        <li key={created_at}>
          <strong>{deviceName(user_agent) || t.account.unknownDevice}</strong>{' '}
          {current ? <Badge kind="success">{t.account.here}</Badge> : null}
          <small>{t.account.signedInAt(formatTime(t, created_at, now))}</small>
          {current ? null : <small>{t.account.lastUsed(formatTime(t, last_seen_at, now))}</small>}
        </li>
      ))}
    </ul>
  );
}
