import { Check, TriangleAlert } from 'lucide-react';
import { formatMoment } from '../messages/format-time.ts';
import type { Draft } from './draft.ts';
import styles from './draft-restored.module.css';

interface DraftRestoredProps {
  draft: Draft;
  /** The survey has changed since the draft began. */
  isStale: boolean;
}

export function DraftRestored({ draft, isStale }: DraftRestoredProps) {
  if (draft.begun === 0) return null;
  return (
    <div role="status" className={styles.lines}>
      <p className={styles.good}>
        <Check size={16} /> What you typed is back. You began{' '}
        {formatMoment(draft.begun, new Date())}.
      </p>
      {draft.numberless ? (
        <p className={styles.mind}>
          <TriangleAlert size={16} /> The identity numbers are not kept on this device. Please check
          them.
        </p>
      ) : null}
      {isStale ? (
        <p className={styles.mind}>
          <TriangleAlert size={16} /> The entry has been changed since then. When you save, you see
          both.
        </p>
      ) : null}
    </div>
  );
}
