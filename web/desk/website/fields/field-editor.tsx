import { pathIn } from '#domain/website/fields/field-path.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';
import { FileSlot } from '../file/file-slot.tsx';
import { ItemList } from '../items/item-list.tsx';
import { PictureSlot } from '../picture/picture-slot.tsx';
import styles from './fields.module.css';
import { LineEditor } from './line-editor.tsx';
import { Part } from './part.tsx';
import { ProseEditor } from './prose/prose-editor.tsx';
import { ChoiceEditor, FlagEditor, NumberEditor } from './simple-editors.tsx';
import type { FieldEditorProps } from './use-field.ts';

export function FieldEditor({ field, path }: FieldEditorProps) {
  switch (field.kind) {
    case 'line':
      return <LineEditor field={field} path={path} />;
    case 'prose':
      return <ProseEditor field={field} path={path} />;
    case 'number':
      return <NumberEditor field={field} path={path} />;
    case 'flag':
      return <FlagEditor field={field} path={path} />;
    case 'choice':
      return <ChoiceEditor field={field} path={path} />;
    case 'picture':
      return <PictureSlot field={field} path={path} />;
    case 'file':
      return <FileSlot field={field} path={path} />;
    case 'group':
      return (
        <div className={styles.parts}>
          <Part label={field.label} hint={field.hint} path={path}>
            <FieldEditors fields={field.fields} path={path} />
          </Part>
        </div>
      );
    case 'list':
      return <ItemList field={field} path={path} renderFields={fieldsOfItem} />;
  }
}

function fieldsOfItem(item: Field, path: string) {
  return item.kind === 'group' ? (
    <FieldEditors fields={item.fields} path={path} />
  ) : (
    <FieldEditor field={item} path={path} />
  );
}

export function FieldEditors({ fields, path }: { fields: Fields; path: string }) {
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={isShort(field) ? styles.short : styles.long}>
          <FieldEditor field={field} path={pathIn(path, name)} />
        </div>
      ))}
    </div>
  );
}

/** Two of them share a row where there is room. */
function isShort(field: Field): boolean {
  if (field.kind === 'line') return field.max <= 60;
  return field.kind === 'number' || field.kind === 'choice';
}
