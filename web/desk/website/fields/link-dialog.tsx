import { useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Select, TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useEditor } from './editor-context.ts';
import styles from './fields.module.css';
import { addressOf } from './markup.ts';

interface LinkDialogProps {
  /** The words that were selected. */
  words: string;
  onLink: (words: string, address: string) => void;
  onCancel: () => void;
}

export function LinkDialog({ words: selected, onLink, onCancel }: LinkDialogProps) {
  const t = useMessages();
  const { pages } = useEditor();
  const [words, setWords] = useState(selected.replace(/[[\]\n]/g, ' '));
  const [page, setPage] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const address = typed.trim() === '' ? page || undefined : addressOf(typed);
  const label = words.trim();

  function submit() {
    setChecked(true);
    if (label !== '' && address !== undefined) return onLink(label, address);
    document.getElementById(label === '' ? 'link-words' : 'link-address')?.focus();
  }

  return (
    <FormDialog
      title={t.website.link}
      onSubmit={submit}
      onCancel={onCancel}
      submitButton={
        <Button type="submit" tone="primary">
          {t.website.insertLink}
        </Button>
      }
    >
      <Field
        id="link-words"
        label={t.website.linkWords}
        note={selected === '' ? undefined : { kind: 'hint', text: t.website.linkSelected }}
        error={isChecked && label === '' ? t.rules.wordsRequired : undefined}
      >
        {(wiring) => (
          <TextInput {...wiring} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      <Field
        id="link-page"
        label={t.website.leadsTo}
        note={{ kind: 'hint', text: t.website.pageOfSite }}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={page}
            empty={t.website.choosePage}
            options={pages.map(({ path, title }) => ({
              value: path,
              label: `${t.website.label(title)}, ${path}`,
            }))}
            onChange={({ target }) => setPage(target.value)}
          />
        )}
      </Field>
      <p className={styles.or}>{t.website.or}</p>
      <Field
        id="link-address"
        label={t.website.otherAddress}
        optional
        note={{ kind: 'hint', text: t.website.addressHint }}
        error={isChecked && address === undefined ? t.website.addressRefused : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
