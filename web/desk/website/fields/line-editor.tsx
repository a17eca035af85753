import type { KeyboardEvent } from 'react';
import type { LineField, LineFormat } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { TextArea, TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldId } from './editor-context.ts';
import { EnglishWords } from './english-words.tsx';
import styles from './fields.module.css';
import { type FieldEditorProps, useField } from './use-field.ts';

const INPUT_TYPES: Record<LineFormat, string> = {
  email: 'email',
  phone: 'tel',
  address: 'url',
  date: 'date',
  time: 'time',
  slug: 'text',
  upi: 'text',
  merchantCode: 'text',
  pan: 'text',
  ifsc: 'text',
};
/** From this length on, the remaining length is shown. */
const COUNTED_FROM = 20;

/** A textarea of one line, which grows with long headings. */
export function LineEditor({ field, path }: FieldEditorProps<LineField>) {
  const t = useMessages();
  const { text, label, optional, hint, error, isReadOnly, lang, edit, onFocus } = useField(
    field,
    path,
  );
  const { format, max } = field;
  const over = text.trim().length - max;
  const hasCount = format === undefined && max >= COUNTED_FROM;
  const shared = { name: path, readOnly: isReadOnly, value: text, onFocus };
  return (
    <>
      <EnglishWords path={path} />
      <Field
        id={fieldId(path)}
        label={label}
        optional={optional}
        note={hint === undefined ? undefined : { kind: 'hint', text: hint }}
        count={hasCount ? t.website.count(text.trim().length, max) : undefined}
        error={over > 0 ? t.website.tooLong(over) : error}
      >
        {(wiring) =>
          format === undefined ? (
            <div className={styles.oneLine}>
              <TextArea
                {...wiring}
                {...shared}
                required={false}
                rows={1}
                lang={lang}
                onKeyDown={ignoreEnter}
                onChange={({ target }) => edit(target.value.replace(/\s*[\n\r]+\s*/g, ' '))}
              />
            </div>
          ) : (
            <TextInput
              {...wiring}
              {...shared}
              required={false}
              type={INPUT_TYPES[format]}
              autoComplete="off"
              onChange={({ target }) => edit(target.value)}
            />
          )
        }
      </Field>
    </>
  );
}

function ignoreEnter(event: KeyboardEvent): void {
  // In phonetic input of Hindi, Enter accepts a suggestion.
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
