// Loaded once per screen without polling, which would keep idle sessions alive.
import { type ReactNode, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import { formatDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { call } from '../api/client.ts';
import styles from './server-warnings.module.css';

const GIB = 2 ** 30;

/** Empty while the disks have room, backups are made and mails are sent. */
export function ServerWarnings() {
  const { layout } = useMessages();
  const disks = useReply('readDiskSpace')?.data ?? [];
  const overdue = useReply('readOverdueJobs')?.data;
  return (
    <div className={styles.warnings}>
      {disks.map(({ holds, used_percent, free_bytes, is_low }) =>
        is_low ? (
          <Warning key={holds} title={layout.disk.full(layout.disk.holds[holds], used_percent)}>
            {layout.disk.left((free_bytes / GIB).toFixed(1))}
          </Warning>
        ) : null,
      )}
      {overdue?.backup ? <LateBackup {...overdue.backup} /> : null}
      {overdue?.unsent_mails ? (
        <Warning title={layout.unsentMails.title(overdue.unsent_mails)}>
          {layout.unsentMails.advice}
        </Warning>
      ) : null}
    </div>
  );
}

function LateBackup({ last_at }: { last_at: string | null }) {
  const t = useMessages();
  const { title, none, last, advice } = t.layout.lateBackup;
  return (
    <Warning title={title}>
      {last_at ? last(formatDate(t, last_at)) : none} {advice}
    </Warning>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Banner kind="warning" urgent={false} title={title}>
      {children}
    </Banner>
  );
}

/** @returns undefined until the reply arrives, and after a failure, which must not disturb anybody */
function useReply<Name extends 'readDiskSpace' | 'readOverdueJobs'>(
  name: Name,
): ReplyOf<Name> | undefined {
  const [reply, setReply] = useState<ReplyOf<Name>>();
  useEffect(() => {
    const controller = new AbortController();
    call(name, { signal: controller.signal }).then(setReply, () => {});
    return () => controller.abort();
  }, [name]);
  return reply;
}
