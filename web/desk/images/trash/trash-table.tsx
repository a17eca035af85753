import { RotateCcw, Trash2 } from 'lucide-react';
import type { RemovedImage } from '#domain/image-schema.ts';
import { classes } from '../../../ui/classes.ts';
import { Acts, Cell, Row, Table } from '../../../ui/lists/table.tsx';
import { langOf } from '../../../ui/script.ts';
import { sayDate, sayTime } from '../../messages/format-time.ts';
import { sayPixels, saySize } from '../image-words.ts';
import styles from '../list/image-table.module.css';
import { Thumb } from '../list/thumb.tsx';

interface TrashTableProps extends TrashActs {
  rows: readonly RemovedImage[];
}

interface TrashActs {
  now: Date;
  /** Another picture hangs under its name. */
  isTaken: (image: RemovedImage) => boolean;
  /** The id of the one that is on its way back. */
  returning: number | null;
  onRestore: (image: RemovedImage) => void;
  onErase: (image: RemovedImage) => void;
}

const REMOVAL_NAMES = { deleted: 'Deleted', replaced: 'Replaced' };

export function TrashTable({ rows, ...acts }: TrashTableProps) {
  return (
    <Table
      caption="Trash, newest first"
      head={['Preview', 'File Name', 'Removed', 'Kept until', 'Actions']}
      className={classes(styles.images, styles.trash)}
      showActions
    >
      {rows.map((image) => (
        <TrashRow key={image.id} image={image} {...acts} />
      ))}
    </Table>
  );
}

function TrashRow({ image, ...acts }: { image: RemovedImage } & TrashActs) {
  const { now, isTaken, returning, onRestore, onErase } = acts;
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
            {sayPixels(image)} · {saySize(image.size)}
          </span>
          <span className={styles.dot}> · </span>
          <span>
            {REMOVAL_NAMES[removal]} by <span lang={langOf(removed_by)}>{removed_by}</span>
          </span>
          {isTaken(image) ? (
            <span className={styles.instead}>
              Restoring it moves the present {name} to the trash.
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell className={styles.when}>{sayTime(removed_at, now)}</Cell>
      <Cell className={styles.size}>
        <span className={styles.until}>Kept until </span>
        {sayDate(image.kept_until)}
      </Cell>
      <Acts>
        <button
          type="button"
          aria-describedby={nameId}
          aria-disabled={returning === id || undefined}
          onClick={() => returning === null && onRestore(image)}
        >
          <RotateCcw size={18} /> Restore
        </button>
        <button type="button" aria-describedby={nameId} onClick={() => onErase(image)}>
          <Trash2 size={18} /> Delete for good
        </button>
      </Acts>
    </Row>
  );
}
