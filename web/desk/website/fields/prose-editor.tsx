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
} from './markup.ts';
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

  const toggle = (mark: string) => () => replace(toggleBlock(text, selection(), mark));
  const marks = [
    ...(field.blocks
      ? [
          { icon: Heading, label: t.website.heading, press: toggle(HEADING) },
          { icon: List, label: t.website.bullets, press: toggle(BULLET) },
        ]
      : []),
    {
      icon: Bold,
      label: t.website.strong,
      press: () => replace(toggleStrong(text, selection(), t.website.strongSample)),
    },
    {
      icon: Link,
      label: t.website.link,
      press: () => setLinking(trimmed(text, selection())),
    },
  ];
  const hasParagraphs = field.paragraphs > 1;
  const format = field.blocks
    ? t.website.blocksHint
    : hasParagraphs && !hint && t.website.blankLine;
  const note = [hint, format].filter(Boolean).join(' · ');
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
              {marks.map(({ icon: Icon, label: name, press }) => (
                <Button
                  key={name}
                  tone="plain"
                  aria-describedby={`${fieldId(path)}-label`}
                  onClick={press}
                >
                  <Icon size={16} /> {name}
                </Button>
              ))}
            </span>
          )
        }
        note={note === '' ? undefined : { kind: 'hint', text: note }}
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
