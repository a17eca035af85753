import { Bold, Heading, Link, List } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProseField } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldId } from './editor-context.ts';
import { EnglishWords } from './english-words.tsx';
import styles from './fields.module.css';
import { LinkDialog } from './link-dialog.tsx';
import {
  BULLET,
  HEADING,
  linkTo,
  type Replacement,
  type Selection,
  toggleBlock,
  toggleStrong,
  trimmed,
} from './marks.ts';
import { type FieldEditorProps, useField } from './use-field.ts';

/** Paragraphs, with buttons that insert the marks. */
export function ProseEditor({ field, path }: FieldEditorProps<ProseField>) {
  const t = useMessages();
  const { text, label, optional, hint, error, isReadOnly, lang, edit, onFocus } = useField(
    field,
    path,
  );
  const area = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState<Selection | null>(null);
  const over = text.length - field.max;

  function control(): HTMLTextAreaElement | null {
    return area.current?.querySelector('textarea') ?? null;
  }

  function selection(): Selection {
    const { selectionStart = text.length, selectionEnd = text.length } = control() ?? {};
    return { start: selectionStart, end: selectionEnd };
  }

  function replace({ text: words, start, end, selected }: Replacement) {
    const box = control();
    if (!box || isReadOnly) return;
    box.focus();
    box.setSelectionRange(start, end);
    // Unlike a new value, this can be undone with the keyboard.
    const isTyped = document.execCommand('insertText', false, words);
    if (!isTyped) edit(text.slice(0, start) + words + text.slice(end));
    requestAnimationFrame(() => box.setSelectionRange(selected.start, selected.end));
  }

  const hasParagraphs = field.paragraphs > 1;
  return (
    <>
      <EnglishWords path={path} />
      <Field
        id={fieldId(path)}
        label={label}
        optional={optional}
        actions={
          isReadOnly ? null : (
            <span className={styles.marks}>
              {field.blocks && (
                <>
                  <Button
                    tone="plain"
                    aria-describedby={`${fieldId(path)}-label`}
                    onClick={() => replace(toggleBlock(text, selection(), HEADING))}
                  >
                    <Heading size={16} /> {t.website.heading}
                  </Button>
                  <Button
                    tone="plain"
                    aria-describedby={`${fieldId(path)}-label`}
                    onClick={() => replace(toggleBlock(text, selection(), BULLET))}
                  >
                    <List size={16} /> {t.website.bullets}
                  </Button>
                </>
              )}
              <Button
                tone="plain"
                aria-describedby={`${fieldId(path)}-label`}
                onClick={() => replace(toggleStrong(text, selection(), t.website.strongSample))}
              >
                <Bold size={16} /> {t.website.strong}
              </Button>
              <Button
                tone="plain"
                aria-describedby={`${fieldId(path)}-label`}
                onClick={() => setLinking(trimmed(text, selection()))}
              >
                <Link size={16} /> {t.website.link}
              </Button>
            </span>
          )
        }
        note={
          hint !== undefined
            ? { kind: 'hint', text: hint }
            : hasParagraphs
              ? { kind: 'hint', text: field.blocks ? t.website.blocksHint : t.website.blankLine }
              : undefined
        }
        count={t.website.count(text.length, field.max)}
        error={over > 0 ? t.website.tooLong(over) : error}
      >
        {(wiring) => (
          <div ref={area} className={styles.prose}>
            <TextArea
              {...wiring}
              required={false}
              name={path}
              rows={hasParagraphs ? 5 : 3}
              readOnly={isReadOnly}
              lang={lang}
              value={text}
              onFocus={onFocus}
              onChange={({ target }) => edit(target.value)}
            />
          </div>
        )}
      </Field>
      {linking ? (
        <LinkDialog
          words={text.slice(linking.start, linking.end)}
          onCancel={() => setLinking(null)}
          onLink={(words, address) => {
            setLinking(null);
            // The dialog returns the focus when it is closed.
            requestAnimationFrame(() => replace(linkTo(words, address, linking)));
          }}
        />
      ) : null}
    </>
  );
}
