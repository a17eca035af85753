import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { slugFieldName } from '#domain/website/addresses/slugs.ts';
import { isHiddenItem, visibleItems } from '#domain/website/document.ts';
import { emptyValue } from '#domain/website/fields/empty-value.ts';
import { isWithin, pathIn } from '#domain/website/fields/field-path.ts';
import type { Field, ListField } from '#domain/website/fields/fields.ts';
import { itemTitle } from '#domain/website/fields/item-title.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { useEditor } from '../fields/editor-context.ts';
import { type FieldEditorProps, useField } from '../fields/use-field.ts';
import { copyOfItem } from './copy-of-item.ts';
import { focusFirstField, focusItem, focusMove } from './focus-item.ts';
import { ItemRow } from './item-row.tsx';
import styles from './items.module.css';
import { inserted, insertedPaths, moved, movedPaths, removed } from './reorder.ts';

interface ItemListProps extends FieldEditorProps<ListField> {
  renderFields: (item: Field, path: string) => ReactNode;
}

/** A list of members, questions or events. One item is open at a time. */
export function ItemList({ field, path, renderFields }: ItemListProps) {
  const t = useMessages();
  const showToast = useToast();
  const { read, open, setOpen, announce } = useEditor();
  const { value, error, hint, isReadOnly, edit } = useField(field, path);
  const items = listIn(value);
  const visible = visibleItems(items).length;
  const itemLabel = t.website.label(field.itemLabel);

  function titleOf(index: number, all = items): string {
    return itemTitle(field.item, all[index]).title || t.website.item(itemLabel, index + 1);
  }

  function show(index: number | null) {
    setOpen((now) => {
      const others = [...now].filter((one) => one === path || !isWithin(one, path));
      return new Set(index === null ? others : [...others, pathIn(path, index)]);
    });
  }

  function add(index: number, item: unknown) {
    flushSync(() => {
      edit(inserted(items, index, item));
      show(index);
    });
    focusFirstField(pathIn(path, index));
  }

  function move(index: number, step: -1 | 1) {
    const to = index + step;
    if (to < 0 || to >= items.length) return;
    flushSync(() => {
      edit(moved(items, index, to));
      setOpen(movedPaths(open, path, index, to));
    });
    focusMove(pathIn(path, to), step);
    announce(t.website.movedTo(titleOf(index), to + 1, items.length));
  }

  function hide(index: number) {
    const item = items[index];
    if (typeof item !== 'object' || item === null) return;
    const { hidden, ...words } = { hidden: false, ...item };
    const isHidden = hidden === true;
    edit(items.with(index, isHidden ? words : { ...words, hidden: true }));
    const title = titleOf(index);
    announce(isHidden ? t.website.isShown(title) : t.website.isHidden(title));
  }

  function copy(index: number) {
    const to = index + 1;
    add(to, copyOfItem(field.item, items[index]));
    showToast({
      text: t.website.isCopied(titleOf(index)),
      action: { label: t.ui.undo, onPress: () => remove(to) },
    });
  }

  function remove(index: number) {
    // Other items may have been added or removed since a copy.
    const current = listIn(read(path));
    const item = current[index];
    const title = titleOf(index, current);
    flushSync(() => {
      edit(removed(current, index));
      show(null);
    });
    focusItem(path, Math.min(index, current.length - 2));
    showToast({
      text: t.website.removed(title),
      action: { label: t.ui.undo, onPress: () => reinsert(index, item) },
    });
  }

  function reinsert(index: number, item: unknown) {
    // Other items may have been added or removed since.
    flushSync(() => {
      edit(inserted(listIn(read(path)), index, item));
      setOpen((now) => insertedPaths(now, path, index));
    });
    focusItem(path, index);
  }

  const isFull = items.length >= field.max;
  const isCopyable = slugFieldName(field.item) !== undefined;
  return (
    <section className={styles.list} aria-label={t.website.label(field.label)}>
      <div className={styles.head}>
        <h2>{t.website.label(field.label)}</h2>
        {error ? <p className={styles.error}>{error}</p> : null}
      </div>
      {items.length > 0 ? (
        <ol className={styles.items}>
          {items.map((item, index) => (
            <ItemRow
              // Items have no id, and move with the focus.
              key={pathIn(path, index)}
              field={field}
              item={item}
              path={pathIn(path, index)}
              index={index}
              count={items.length}
              title={titleOf(index)}
              isReadOnly={isReadOnly}
              isOpen={open.has(pathIn(path, index))}
              isRemovable={isHiddenItem(item) || visible > field.min}
              fields={
                open.has(pathIn(path, index)) ? renderFields(field.item, pathIn(path, index)) : null
              }
              onToggle={(isOpen) => show(isOpen ? index : null)}
              onMove={(step) => move(index, step)}
              onHide={() => hide(index)}
              onCopy={isCopyable && !isFull ? () => copy(index) : undefined}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      <div className={styles.below}>
        {isReadOnly ? null : (
          <Button
            disabled={isFull}
            onClick={() => add(items.length, emptyValue(field.item))}
            data-add={path}
          >
            <Plus size={20} /> {t.website.addItem(itemLabel)}
          </Button>
        )}
        <p>
          {t.website.bounds(items.length, visible, field.min, field.max)}
          {hint ? ` · ${hint}` : null}
        </p>
      </div>
    </section>
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
