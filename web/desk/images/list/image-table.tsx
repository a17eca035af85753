import { Replace, TriangleAlert } from 'lucide-react';
import type { Image } from '#domain/images/image-schema.ts';
import { formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Cell, Row, RowActions, Table } from '../../../ui/lists/table.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { formatFileSize, formatUsage, isUsed } from '../image-facts.ts';
import { previewId } from '../preview/focus-preview.ts';
import { DeleteButton } from './delete-button.tsx';
import type { ImageOrder } from './image-query.ts';
import styles from './image-table.module.css';
import { imageUrl } from './image-url.ts';
import { Thumb } from './thumb.tsx';
import type { TwoStepDelete } from './use-two-step-delete.ts';

interface ImageTableProps extends ImageRowActions {
  rows: readonly Image[];
  order: ImageOrder;
}

interface ImageRowActions {
  now: Date;
  deleting: TwoStepDelete;
  onPreview: (name: string) => void;
  onReplace: (name: string) => void;
}

export function ImageTable({ rows, order, ...actions }: ImageTableProps) {
  const t = useMessages();
  const pending = rows.find(({ name }) => name === actions.deleting.pending);
  return (
    <>
      <Table
        caption={t.images.caption(order.sort, order.direction)}
        head={[t.images.preview, t.images.fileName, t.images.size, t.images.lastModified]}
        className={styles.images}
        showActions
      >
        {rows.map((image) => (
          <ImageRow key={image.name} image={image} {...actions} />
        ))}
      </Table>
      <p role="status">
        <VisuallyHidden>
          {pending ? t.images.pressConfirm(pending.name, formatUsage(t, pending)) : ''}
        </VisuallyHidden>
      </p>
    </>
  );
}

function ImageRow({
  image,
  now,
  deleting,
  onPreview,
  onReplace,
}: { image: Image } & ImageRowActions) {
  const t = useMessages();
  const { name } = image;
  const nameId = `image-${name}`;
  const warns = deleting.pending === name && isUsed(image);
  return (
    <Row>
      <Cell className={styles.picture}>
        <button
          id={previewId(name)}
          type="button"
          aria-label={t.images.previewOf(name)}
          onClick={() => onPreview(name)}
        >
          <Thumb src={imageUrl(image, 480)} />
        </button>
      </Cell>
      <Cell className={styles.name}>
        <strong id={nameId} lang={langOf(name)}>
          {name}
        </strong>
        <span className={styles.facts}>
          <span>{t.images.dimensions(image)}</span>
          <span className={styles.dot}> · </span>
          <span className={warns ? styles.warning : styles.use}>
            {warns ? <TriangleAlert size={16} /> : null}
            {formatUsage(t, image)}
          </span>
        </span>
      </Cell>
      <Cell className={styles.size}>{formatFileSize(t, image.size)}</Cell>
      <Cell className={styles.when}>{formatTime(t, image.modified, now)}</Cell>
      <RowActions>
        <button type="button" aria-describedby={nameId} onClick={() => onReplace(name)}>
          <Replace size={18} /> {t.images.replace}
        </button>
        <DeleteButton image={image} deleting={deleting} describedBy={nameId} />
      </RowActions>
    </Row>
  );
}
