import { RotateCcw, Trash2 } from 'lucide-react';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { classes } from '../../../ui/classes.ts';
import { Cell, Row, RowActions, Table } from '../../../ui/lists/table.tsx';
import { langOf } from '../../../ui/script.ts';
import { formatDate, formatTime } from '../../messages/format-time.ts';
import { formatDimensions, formatFileSize } from '../image-words.ts';
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

const REMOVAL_NAMES = { deleted: 'Deleted', replaced: 'Replaced' };

export function TrashTable({ rows, ...actions }: TrashTableProps) {
  return (
    <Table
      caption="Trash, newest first"
      head={['Preview', 'File Name', 'Removed', 'Kept until', 'Actions']}
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
            {formatDimensions(image)} · {formatFileSize(image.size)}
          </span>
          <span className={styles.dot}> · </span>
          <span>
            {REMOVAL_NAMES[removal]} by <span lang={langOf(removed_by)}>{removed_by}</span>
          </span>
          {isNameInUse(image) ? (
            <span className={styles.instead}>
              Restoring it moves the present {name} to the trash.
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell className={styles.when}>{formatTime(removed_at, now)}</Cell>
      <Cell className={styles.size}>
        <span className={styles.until}>Kept until </span>
        {formatDate(image.kept_until)}
      </Cell>
      <RowActions>
        <button
          type="button"
          aria-describedby={nameId}
          aria-disabled={restoringId === id || undefined}
          onClick={() => restoringId === null && onRestore(image)}
        >
          <RotateCcw size={18} /> Restore
        </button>
        <button type="button" aria-describedby={nameId} onClick={() => onErase(image)}>
          <Trash2 size={18} /> Delete for good
        </button>
      </RowActions>
    </Row>
  );
}
