import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/images/image-schema.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { imageFailure } from '../../../messages/errors.ts';
import type { Say } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/script.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../api/client.ts';
import { altTextHint } from '../image-facts.ts';
import styles from './alt-text-field.module.css';

interface AltTextFieldProps {
  image: Image;
  draft: string | undefined;
  onDraft: (altText: string) => void;
  onSaved: (altText: string) => void;
}

export function AltTextField({ image, draft, onDraft, onSaved }: AltTextFieldProps) {
  const t = useMessages();
  const { name, alt } = image;
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<Say | null>(null);
  const text = draft ?? alt;
  const isChanged = text !== alt;

  async function save() {
    setSaving(true);
    setFailure(null);
    try {
      await call('describeImage', { name, body: { alt: text } });
      await revalidate();
      onSaved(text);
      setSaved(true);
    } catch (error) {
      const failed = imageFailure('describeImage')(error);
      setFailure(() => failed);
    }
    setSaving(false);
  }

  return (
    <form
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
            ? { kind: 'good', text: t.altText.saved }
            : { kind: 'hint', text: altTextHint(t, image) }
        }
        count={t.altText.length(text.length, MAX_ALT_LENGTH)}
        error={failure?.(t)}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="alt"
            rows={2}
            maxLength={MAX_ALT_LENGTH}
            lang={langOf(text)}
            value={text}
            onChange={({ target }) => {
              setSaved(false);
              onDraft(target.value);
            }}
          />
        )}
      </Field>
      <p role="status">
        <VisuallyHidden>{saved ? t.altText.savedOf(name) : ''}</VisuallyHidden>
      </p>
      <Button type="submit" disabled={!isChanged} busy={saving && t.altText.saving}>
        {t.altText.save}
      </Button>
    </form>
  );
}
