import type { Field, Fields } from '#domain/website/fields.ts';
import { placeIn } from '#domain/website/place.ts';
import { FileSlot } from '../file/file-slot.tsx';
import { ItemList } from '../items/item-list.tsx';
import { PictureSlot } from '../picture/picture-slot.tsx';
import { ChoiceEditor, FlagEditor, NumberEditor } from './choice-editors.tsx';
import styles from './fields.module.css';
import { LineEditor } from './line-editor.tsx';
import { Part } from './part.tsx';
import { ProseEditor } from './prose-editor.tsx';
import type { FieldEditorProps } from './use-field.ts';

export function FieldEditor({ field, place }: FieldEditorProps) {
  switch (field.kind) {
    case 'line':
      return <LineEditor field={field} place={place} />;
    case 'prose':
      return <ProseEditor field={field} place={place} />;
    case 'number':
      return <NumberEditor field={field} place={place} />;
    case 'flag':
      return <FlagEditor field={field} place={place} />;
    case 'choice':
      return <ChoiceEditor field={field} place={place} />;
    case 'picture':
      return <PictureSlot field={field} place={place} />;
    case 'file':
      return <FileSlot field={field} place={place} />;
    case 'group':
      return (
        <div className={styles.parts}>
          <Part label={field.label} hint={field.hint} place={place}>
            <FieldEditors fields={field.fields} place={place} />
          </Part>
        </div>
      );
    case 'list':
      return <ItemList field={field} place={place} renderFields={fieldsOfItem} />;
  }
}

function fieldsOfItem(item: Field, place: string) {
  return item.kind === 'group' ? (
    <FieldEditors fields={item.fields} place={place} />
  ) : (
    <FieldEditor field={item} place={place} />
  );
}

export function FieldEditors({ fields, place }: { fields: Fields; place: string }) {
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={isShort(field) ? styles.short : styles.long}>
          <FieldEditor field={field} place={placeIn(place, name)} />
        </div>
      ))}
    </div>
  );
}

/** Two of them stand side by side where there is room. */
function isShort(field: Field): boolean {
  if (field.kind === 'line') return field.max <= 60;
  return field.kind === 'number' || field.kind === 'choice';
}
