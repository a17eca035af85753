import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const visible = visibleItems(items).length;
  const itemLabel = t.website.label(field.itemLabel);

  function titleOf(index: number): string {
    return itemTitle(field.item, items[index]).title || t.website.item(itemLabel, index + 1);
  }

  function show(index: number | null) {
    const others = [...open].filter((one) => one === path || !isWithin(one, path));
    setOpen(new Set(index === null ? others : [...others, pathIn(path, index)]));
  }

  function add() {
    flushSync(() => {
      edit([...items, emptyValue(field.item)]);
      show(items.length);
    });
    focusFirstField(pathIn(path, items.length));
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

  function remove(index: number) {
    const item = items[index];
    const title = titleOf(index);
    flushSync(() => {
      edit(removed(items, index));
      show(null);
    });
    focusItem(path, Math.min(index, items.length - 2));
    showToast({
      text: t.website.removed(title),
      action: { label: t.ui.undo, onPress: () => reinsert(index, item) },
    });
  }

  function reinsert(index: number, item: unknown) {
    // Other items may have been added or removed since.
    const current = read(path);
    flushSync(() => {
      edit(inserted(Array.isArray(current) ? current : [], index, item));
      setOpen((now) => insertedPaths(now, path, index));
    });
    focusItem(path, index);
  }

  const isFull = items.length >= field.max;
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
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      <div className={styles.below}>
        {isReadOnly ? null : (
          <Button disabled={isFull} onClick={add} data-add={path}>
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
