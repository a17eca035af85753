import { useState } from 'react';
import type { ProseField } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../../messages/store.ts';
import { TextArea } from '../../../../ui/forms/controls/control.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldId } from '../editor-context.ts';
import { EnglishWords } from '../english-words.tsx';
import styles from '../fields.module.css';
import { type FieldEditorProps, useField } from '../use-field.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { MarkButtons, prefetchMarks } from './mark-buttons.tsx';
import type { Selection } from './selection.ts';
import { usePaste } from './use-paste.ts';
import { useReplacement } from './use-replacement.ts';

const loadLinkDialog = () => import('./link-dialog.tsx').then(({ LinkDialog }) => LinkDialog);

/** Paragraphs, with buttons that insert the marks. */
export function ProseEditor({ field, path }: FieldEditorProps<ProseField>) {
  const t = useMessages();
  const { text, label, optional, hint, error, isReadOnly, lang, edit, onFocus } = useField(
    field,
    path,
  );
  const { area, replace } = useReplacement(edit);
  const paste = usePaste(field, replace);
  const [linked, setLinked] = useState<Selection>({ start: 0, end: 0 });
  const dialog = useOnDemand(loadLinkDialog);
  const over = text.length - field.max;

  function openDialog() {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    setLinked({ start, end });
    dialog.open();
  }

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
            <MarkButtons
              path={path}
              hasBlocks={field.blocks === true}
              replace={replace}
              onLink={openDialog}
            />
          )
        }
        note={note === '' ? undefined : { kind: 'hint', text: note }}
        count={t.website.count(text.length, field.max)}
        error={over > 0 ? t.website.tooLong(over) : error}
      >
        {(wiring) => (
          <div className={styles.prose}>
            <TextArea
              {...wiring}
              ref={area}
              required={false}
              name={path}
              rows={hasParagraphs ? 5 : 3}
              readOnly={isReadOnly}
              lang={lang}
              value={text}
              onPaste={paste}
              onFocus={() => {
                onFocus();
                prefetchMarks();
              }}
              onChange={({ target }) => edit(target.value)}
            />
          </div>
        )}
      </Field>
      {dialog.Shown ? (
        <dialog.Shown
          text={text}
          selection={linked}
          onCancel={dialog.close}
          onReplace={(replacement) => {
            dialog.close();
            // The dialog returns the focus when it is closed.
            requestAnimationFrame(() => replace(() => replacement));
          }}
        />
      ) : null}
    </>
  );
}
