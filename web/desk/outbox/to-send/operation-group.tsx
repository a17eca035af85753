import { useId } from 'react';
import headingStyles from '../../../ui/lists/list-heading.module.css';
import type { Operation } from '../operations/operation.ts';
import { useOutbox } from '../outbox-state.ts';
import styles from './operation-card.module.css';
import { OperationCard } from './operation-card.tsx';

interface OperationGroupProps {
  title: string;
  operations: readonly Operation[];
  /** The total, where only some are shown. */
  count?: number;
  now: Date;
}

/** Newest first, as in the lists. */
export function OperationGroup({ title, operations, count, now }: OperationGroupProps) {
  const { sending } = useOutbox();
  const id = useId();
  if (operations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingStyles.heading}>
        {title} <small>{count ?? operations.length}</small>
      </h2>
      <ul className={styles.cards}>
        {operations.toReversed().map((operation) => (
          <OperationCard
            key={operation.key}
            operation={operation}
            isSending={sending.has(operation.key)}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
