import { useMessages } from '../../../messages/store.ts';
import type { Outbox } from '../outbox-state.ts';
import styles from './to-send.module.css';
import { useReceivedToday } from './use-received-today.ts';

interface ReceivedTodayProps {
  outbox: Outbox;
  now: Date;
}

export function ReceivedToday({ outbox, now }: ReceivedTodayProps) {
  const t = useMessages();
  const { recorded, received } = useReceivedToday(outbox, now);
  if (recorded === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{t.outbox.today}</h2>
      <p>
        {received === null
          ? t.outbox.receiptUnknown(recorded)
          : t.outbox.receipt(recorded, received)}
      </p>
    </section>
  );
}
