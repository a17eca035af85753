import { RotateCcw, Trash2 } from 'lucide-react';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { formatDate, formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { classes } from '../../../ui/classes.ts';
import { Cell, Row, RowActions, Table } from '../../../ui/lists/table.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { formatFileSize } from '../image-facts.ts';
import styles from '../list/image-table.module.css';
import { Thumb } from '../list/thumb.tsx';

interface TrashTableProps extends TrashRowActions {
  rows: readonly RemovedImage[];
}

interface TrashRowActions {
  now: Date;
  /** Another picture has taken its name. */
  isNameInUse: (image: RemovedImage) => boolean;
  restoringId: number | null;
  onRestore: (image: RemovedImage) => void;
  onErase: (image: RemovedImage) => void;
}

export function TrashTable({ rows, ...actions }: TrashTableProps) {
  const t = useMessages();
  return (
    <Table
      caption={t.imageTrash.caption}
      head={[t.images.preview, t.images.fileName, t.imageTrash.removed, t.imageTrash.keptUntil]}
      className={classes(styles.images, styles.trash)}
      showActions
    >
      {rows.map((image) => (
        <TrashRow key={image.id} image={image} {...actions} />
      ))}
    </Table>
  );
}

function TrashRow({ image, ...actions }: { image: RemovedImage } & TrashRowActions) {
  const t = useMessages();
  const { now, isNameInUse, restoringId, onRestore, onErase } = actions;
  const { id, name, removal, removed_by, removed_at } = image;
  const nameId = `removed-${id}`;
  return (
    <Row>
      <Cell className={styles.picture}>
        <Thumb src={image.preview} />
      </Cell>
      <Cell className={styles.name}>
        <strong id={nameId} lang={langOf(name)}>
          {name}
        </strong>
        <span className={styles.facts}>
          <span>
            {t.images.dimensions(image)} · {formatFileSize(t, image.size)}
          </span>
          <span className={styles.dot}> · </span>
          <span>
            {t.imageTrash.removedBy[removal](<span lang={langOf(removed_by)}>{removed_by}</span>)}
          </span>
          {isNameInUse(image) ? (
            <span className={styles.instead}>{t.imageTrash.nameInUse(name)}</span>
          ) : null}
        </span>
      </Cell>
      <Cell className={styles.when}>{formatTime(t, removed_at, now)}</Cell>
      <Cell className={styles.size}>
        {t.imageTrash.keptUntilDate(formatDate(t, image.kept_until), (words) => (
          <span className={styles.until}>{words}</span>
        ))}
      </Cell>
      <RowActions>
        <button
          type="button"
          aria-describedby={nameId}
          aria-disabled={restoringId === id || undefined}
          onClick={() => restoringId === null && onRestore(image)}
        >
          <RotateCcw size={18} /> {t.imageTrash.restore}
        </button>
        <button type="button" aria-describedby={nameId} onClick={() => onErase(image)}>
          <Trash2 size={18} /> {t.imageTrash.erase}
        </button>
      </RowActions>
    </Row>
  );
}
