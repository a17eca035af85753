import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/images/image-schema.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { call } from '../../api/client.ts';
import { altTextHint } from '../image-facts.ts';
import { imageFailure } from '../image-failure.ts';
import styles from './alt-text-field.module.css';
import { type AltTexts, altTextsOf, changedAltTexts } from './alt-texts.ts';

const TRANSLATIONS = ['alt_hi', 'alt_mr'] as const;

interface AltTextFieldProps {
  image: Image;
  draft: Partial<AltTexts> | undefined;
  onDraft: (altTexts: Partial<AltTexts>) => void;
  onSaved: (altTexts: Partial<AltTexts>) => void;
}

export function AltTextField({ image, draft, onDraft, onSaved }: AltTextFieldProps) {
  const t = useMessages();
  const { name } = image;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const texts = { ...altTextsOf(image), ...draft };
  const changed = changedAltTexts(texts, image);
  const isChanged = changed !== undefined;

  async function save() {
    if (!changed) return;
    setSaving(true);
    setFailure(null);
    try {
      await call('describeImage', { name, body: changed });
      await revalidate();
      onSaved(changed);
      setSaved(true);
    } catch (error) {
      setFailure(error);
    }
    setSaving(false);
  }

  const control = (field: keyof AltTexts) => ({
    name: field,
    rows: 2,
    maxLength: MAX_ALT_LENGTH,
    lang: langOf(texts[field]),
    value: texts[field],
    onChange: ({ target }: { target: HTMLTextAreaElement }) => {
      setSaved(false);
      onDraft({ ...draft, [field]: target.value });
    },
  });
  // A screen reader reads the failure with the field. Whoever types elsewhere is not disturbed.
  useEffect(() => {
    const isWaiting = form.current?.querySelector('button') === document.activeElement;
    if (failure !== null && isWaiting) form.current?.querySelector('textarea')?.focus();
  }, [failure]);

  const failed = failure === null ? undefined : imageFailure('describeImage')(failure)(t);
  const count = (field: keyof AltTexts) => t.altText.length(texts[field].length, MAX_ALT_LENGTH);
  return (
    <form
      ref={form}
      method="post"
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        id="alt"
        label={t.altText.label}
        optional
        note={
          saved && !isChanged
            ? { kind: 'success', text: t.altText.saved }
            : { kind: 'hint', text: altTextHint(t, image) }
        }
        count={count('alt')}
        error={failed}
      >
        {(wiring) => <TextArea {...wiring} {...control('alt')} />}
      </Field>
      <p role="status">
        <VisuallyHidden>{saved ? t.altText.savedOf(name) : ''}</VisuallyHidden>
      </p>
      <details className={styles.translations} open={image.alt_hi + image.alt_mr !== ''}>
        <summary>{t.altText.translations}</summary>
        <small>{t.altText.translationsHint}</small>
        {TRANSLATIONS.map((field) => (
          <Field key={field} id={field} label={t.altText[field]} optional count={count(field)}>
            {(wiring) => <TextArea {...wiring} {...control(field)} />}
          </Field>
        ))}
      </details>
      <Button type="submit" disabled={!isChanged} busy={saving && t.altText.saving}>
        {t.altText.save}
      </Button>
    </form>
  );
}
