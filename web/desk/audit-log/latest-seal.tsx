import type { AuditSeal } from '#domain/audit-log/audit-schema.ts';
import { formatExactTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import styles from './latest-seal.module.css';

/** For paper: `npm run check-log` says later whether the log still has this seal. */
export function LatestSeal({ seal }: { seal: AuditSeal }) {
  const t = useMessages();
  return (
    <div className={styles.seal}>
      <p>
        {t.auditLog.sealed(formatExactTime(t, seal.sealed_at))}{' '}
        <code className={styles.head}>{seal.head}</code>
      </p>
      <p>{t.auditLog.sealHint}</p>
    </div>
  );
}
