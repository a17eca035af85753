import { useState } from 'react';
import { fileAddress } from '#domain/files/files.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Select, TextInput } from '../../../../ui/forms/controls/control.tsx';
import type { Option } from '../../../../ui/forms/controls/option.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { useEditor } from '../editor-context.ts';
import styles from '../fields.module.css';
import { addressOf, linkAt, replaceLink } from './links.ts';
import type { Replacement, Selection } from './selection.ts';

interface LinkDialogProps {
  text: string;
  selection: Selection;
  onReplace: (replacement: Replacement) => void;
  onCancel: () => void;
}

/** Makes a link of the selected words, or changes the link that they belong to. */
export function LinkDialog({ text, selection, onReplace, onCancel }: LinkDialogProps) {
  const t = useMessages();
  const targets = useTargets();
  const link = linkAt(text, selection);
  const isNew = link.address === '';
  const isOffered = targets.some(({ value }) => value === link.address);
  const [words, setWords] = useState(link.words.replace(/[[\]\n]/g, ' '));
  const [page, setPage] = useState(isOffered ? link.address : '');
  const [typed, setTyped] = useState(isOffered ? '' : link.address);
  const [isChecked, setChecked] = useState(false);
  const address = typed.trim() === '' ? page || undefined : addressOf(typed);
  const label = words.trim();

  function submit() {
    setChecked(true);
    if (label !== '' && address !== undefined) onReplace(replaceLink(link, label, address));
    else document.getElementById(label === '' ? 'link-words' : 'link-address')?.focus();
  }

  return (
    <FormDialog
      title={t.website.link}
      onSubmit={submit}
      onCancel={onCancel}
      submitButton={
        <>
          {isNew ? null : (
            <Button onClick={() => onReplace(replaceLink(link, label, ''))}>
              {t.website.removeLink}
            </Button>
          )}
          <Button type="submit" tone="primary">
            {isNew ? t.website.insertLink : t.website.changeLink}
          </Button>
        </>
      }
    >
      <Field
        id="link-words"
        label={t.website.linkWords}
        note={
          isNew && link.words !== '' ? { kind: 'hint', text: t.website.linkSelected } : undefined
        }
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
            options={targets}
            onChange={({ target }) => {
              setPage(target.value);
              setTyped('');
            }}
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

/** The site's own pages, and the PDFs that were uploaded. */
function useTargets(): Option[] {
  const t = useMessages();
  const { pages, files } = useEditor();
  return [
    ...pages.map(({ path, title }) => ({
      value: path,
      label: `${t.website.label(title)}, ${path}`,
    })),
    ...(files ?? []).map(({ name, file_name }) => ({ value: fileAddress(name), label: file_name })),
  ];
}
