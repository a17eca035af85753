import { useMessages } from '../../../messages/store.ts';
import type { Operation } from '../operations/operation.ts';
import styles from './to-send.module.css';
import { useReceivedToday } from './use-received-today.ts';

interface ArrivedAtServerProps {
  operations: readonly Operation[];
  now: Date;
}

export function ArrivedAtServer({ operations, now }: ArrivedAtServerProps) {
  const t = useMessages();
  const { recorded, received } = useReceivedToday(operations, now);
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
