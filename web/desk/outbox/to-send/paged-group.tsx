import { useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { Operation } from '../operations/operation.ts';
import styles from './operation-card.module.css';
import { OperationGroup } from './operation-group.tsx';

const STEP = 50;

interface PagedGroupProps {
  title: string;
  operations: readonly Operation[];
  now: Date;
}

/** Renders one page at a time: a phone needs seconds for hundreds. */
export function PagedGroup({ title, operations, now }: PagedGroupProps) {
  const t = useMessages();
  const [shown, setShown] = useState(STEP);
  const rest = operations.length - shown;
  return (
    <>
      <OperationGroup
        title={title}
        operations={operations.slice(-shown)}
        count={operations.length}
        now={now}
      />
      {rest > 0 ? (
        <p className={styles.rest}>
          <Button onClick={() => setShown(shown + STEP)}>
            {t.outbox.showMore(Math.min(STEP, rest))}
          </Button>
        </p>
      ) : null}
    </>
  );
}
