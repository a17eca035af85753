import { Check, TriangleAlert } from 'lucide-react';
import { formatMoment } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import type { Draft } from './draft.ts';
import styles from './draft-restored.module.css';

interface DraftRestoredProps {
  draft: Draft;
  /** The survey has changed since the draft began. */
  isStale: boolean;
}

export function DraftRestored({ draft, isStale }: DraftRestoredProps) {
  const t = useMessages();
  if (draft.begun === 0) return null;
  return (
    <div role="status" className={styles.lines}>
      <p className={styles.success}>
        <Check size={16} /> {t.drafts.restored(formatMoment(t, draft.begun, new Date()))}
      </p>
      {draft.numberless ? (
        <p className={styles.warning}>
          <TriangleAlert size={16} /> {t.drafts.numbersNotKept}
        </p>
      ) : null}
      {isStale ? (
        <p className={styles.warning}>
          <TriangleAlert size={16} /> {t.drafts.changedSince}
        </p>
      ) : null}
    </div>
  );
}
