import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/image-schema.ts';
import { LONGEST_ALT } from '#domain/images.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/control.tsx';
import { Field, type Note } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/script.ts';
import { ForReaders } from '../../../ui/visually-hidden.tsx';
import { call } from '../../api/client.ts';
import { failedTo } from '../../messages/messages.ts';
import { sayAltUse } from '../image-words.ts';
import styles from './alt-text-field.module.css';

const SAVED: Note = { kind: 'good', text: 'Saved' };

interface AltWordsProps {
  image: Image;
  /** What was typed and not saved yet. */
  draft: string | undefined;
  onDraft: (words: string) => void;
  onSaved: (words: string) => void;
}

export function AltWords({ image, draft, onDraft, onSaved }: AltWordsProps) {
  const { name, alt } = image;
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = draft ?? alt;
  const isChanged = words !== alt;

  async function save() {
    setSaving(true);
    setFailure(undefined);
    try {
      await call('describeImage', { name, body: { alt: words } });
      await revalidate();
      onSaved(words);
      setSaved(true);
    } catch (error) {
      setFailure(failedTo.describeImage(error));
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
        note={saved && !isChanged ? SAVED : { kind: 'hint', text: sayAltUse(image) }}
        count={`${words.length} of ${LONGEST_ALT}`}
        error={failure}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="alt"
            rows={2}
            maxLength={LONGEST_ALT}
            lang={langOf(words)}
            value={words}
            onChange={({ target }) => {
              setSaved(false);
              onDraft(target.value);
            }}
          />
        )}
      </Field>
      <p role="status">
        <ForReaders>{saved ? `The words of ${name} are saved` : ''}</ForReaders>
      </p>
      <Button type="submit" off={!isChanged} busy={saving && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}
