import { Reply, RotateCcw, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { BulkAction } from '#domain/surveys/bulk/bulk.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import type { ListQuery } from '../list-query.ts';
import styles from './bulk-bar.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Selection } from './selection.ts';

/** More names would be too long for a phone. */
const SHOWN_OWNERS = 3;

interface BulkBarProps {
  selection: Selection;
  query: ListQuery;
  total: number;
}

export function BulkBar({ selection, query, total }: BulkBarProps) {
  const t = useMessages();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const { ids, excluded, owners, all, selectAll, clear } = selection;
  const count = all ? total - excluded.size : ids.size;
  if (count === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t.bulk.region}>
      <p role="status">
        <strong>{t.bulk.selected(count, total)}</strong>
        {all ? null : (
          <span>
            {t.bulk.ownedBy(owners.slice(0, SHOWN_OWNERS).map(bidiIsolate), owners.length)}
          </span>
        )}
        {count < total ? (
          <button type="button" className={styles.all} onClick={selectAll}>
            {t.bulk.selectAll(total)}
          </button>
        ) : null}
      </p>
      <div className={styles.actions}>
        {query.status === 'deleted' ? (
          <Button onClick={() => setAsking('restore')}>
            <RotateCcw size={20} /> {t.bulk.restore}
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsking('reassign')}>
              <UserCheck size={20} /> {t.bulk.reassign}
            </Button>
            <Button onClick={() => setAsking('send_back')}>
              <Reply size={20} /> {t.bulk.send_back}
            </Button>
            <Button tone="danger" onClick={() => setAsking('delete')}>
              <Trash2 size={20} /> {t.bulk.delete}
            </Button>
          </>
        )}
        <Button tone="plain" onClick={clear}>
          {t.bulk.clear}
        </Button>
      </div>
      {asking ? (
        <BulkDialog
          action={asking}
          count={count}
          ids={all ? undefined : [...ids]}
          excluded={excluded}
          query={query}
          onClose={() => setAsking(null)}
          onDone={clear}
        />
      ) : null}
    </section>
  );
}
