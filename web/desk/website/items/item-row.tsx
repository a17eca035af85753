import { ArrowDown, ArrowUp, ChevronDown, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isHiddenItem } from '#domain/website/document.ts';
import type { ListField } from '#domain/website/fields/fields.ts';
import { itemPicture, itemTitle } from '#domain/website/fields/item-title.ts';
import { useMessages } from '../../../messages/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../fields/editor-context.ts';
import { PartState } from '../fields/part.tsx';
import { PictureThumb } from '../picture/picture-thumb.tsx';
import styles from './items.module.css';

interface ItemRowProps {
  field: ListField;
  item: unknown;
  path: string;
  index: number;
  count: number;
  title: string;
  isOpen: boolean;
  fields: ReactNode;
  isReadOnly: boolean;
  /** Whether it can be hidden or removed: a page may need at least some. */
  isRemovable: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onHide: () => void;
  /** Undefined if the list is full, or its items have no page of their own. */
  onCopy: (() => void) | undefined;
  onRemove: () => void;
}

export function ItemRow(props: ItemRowProps) {
  const { field, item, path, index, title, isOpen, fields, onToggle } = props;
  const t = useMessages();
  const { locale } = useEditor();
  const picture = itemPicture(field.item, item);
  const { detail } = itemTitle(field.item, item);
  const isHidden = isHiddenItem(item);
  return (
    <li
      className={styles.item}
      data-open={isOpen ? '' : undefined}
      data-hidden={isHidden ? '' : undefined}
    >
      <div className={styles.line}>
        <span className={styles.number}>{index + 1}</span>
        {picture === undefined ? null : <PictureThumb name={picture} isRound />}
        <p className={styles.title}>
          <button
            type="button"
            data-item={path}
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            <span lang={locale}>{title}</span>
          </button>
          <small>
            {detail.length > 0 && detail.length < 60 ? <span lang={locale}>{detail}</span> : null}
            {isHidden ? <Badge kind="inactive">{t.website.hidden}</Badge> : null}
            <PartState path={path} />
          </small>
        </p>
        <div className={styles.actions}>
          <ItemActions {...props} />
        </div>
        <ChevronDown size={20} className={styles.chevron} />
      </div>
      {isOpen ? (
        <div className={styles.body} data-body={path}>
          {fields}
          <ItemFoot {...props} />
        </div>
      ) : null}
    </li>
  );
}

function ItemActions(props: ItemRowProps) {
  const { item, path, index, count, title, isReadOnly, isRemovable, onMove, onHide } = props;
  const t = useMessages();
  const isHidden = isHiddenItem(item);
  if (isReadOnly) return null;
  return (
    <>
      <Button
        tone="plain"
        data-move={`${path} -1`}
        aria-label={t.website.moveUp(title)}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={18} /> {t.website.up}
      </Button>
      <Button
        tone="plain"
        data-move={`${path} 1`}
        aria-label={t.website.moveDown(title)}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={18} /> {t.website.down}
      </Button>
      {typeof item === 'object' ? (
        <Button
          tone="plain"
          aria-label={isHidden ? t.website.showItem(title) : t.website.hideItem(title)}
          disabled={!isRemovable}
          onClick={onHide}
        >
          {isHidden ? <Eye size={18} /> : <EyeOff size={18} />}
          {isHidden ? t.website.showShort : t.website.hideShort}
        </Button>
      ) : null}
    </>
  );
}

function ItemFoot(props: ItemRowProps) {
  const t = useMessages();
  const { title, isReadOnly, isRemovable, onCopy, onRemove, onToggle } = props;
  if (isReadOnly) return null;
  return (
    <div className={styles.foot}>
      <div className={styles.footActs}>
        <ItemActions {...props} />
      </div>
      {onCopy ? (
        <Button tone="plain" aria-label={t.website.copyItem(title)} onClick={onCopy}>
          <Copy size={18} /> {t.website.copy}
        </Button>
      ) : null}
      <Button
        tone="plain"
        aria-label={t.website.removeItem(title)}
        disabled={!isRemovable}
        onClick={onRemove}
      >
        <Trash2 size={18} /> {t.website.remove}
      </Button>
      <Button tone="plain" onClick={() => onToggle(false)}>
        {t.website.done}
      </Button>
    </div>
  );
}
