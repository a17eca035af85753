import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/images/image-schema.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/control.tsx';
import { Field, type Note } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/script.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call } from '../../api/client.ts';
import { failureMessages } from '../../messages/messages.ts';
import { altTextHint } from '../image-words.ts';
import styles from './alt-text-field.module.css';

const SAVED: Note = { kind: 'good', text: 'Saved' };

interface AltTextFieldProps {
  image: Image;
  draft: string | undefined;
  onDraft: (altText: string) => void;
  onSaved: (altText: string) => void;
}

export function AltTextField({ image, draft, onDraft, onSaved }: AltTextFieldProps) {
  const { name, alt } = image;
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = draft ?? alt;
  const isChanged = text !== alt;

  async function save() {
    setSaving(true);
    setFailure(undefined);
    try {
      await call('describeImage', { name, body: { alt: text } });
      await revalidate();
      onSaved(text);
      setSaved(true);
    } catch (error) {
      setFailure(failureMessages.describeImage(error));
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
        label="Alt text"
        optional
        note={saved && !isChanged ? SAVED : { kind: 'hint', text: altTextHint(image) }}
        count={`${text.length} of ${MAX_ALT_LENGTH}`}
        error={failure}
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
        <VisuallyHidden>{saved ? `The words of ${name} are saved` : ''}</VisuallyHidden>
      </p>
      <Button type="submit" disabled={!isChanged} busy={saving && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}
