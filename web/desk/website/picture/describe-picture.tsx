import { useRef, useState } from 'react';
import type { Image } from '#domain/images/image-schema.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { ALT_FIELDS } from '../../images/alt-text/alt-texts.ts';
import { imageFailure } from '../../images/image-failure.ts';
import { imageUrl } from '../../images/list/image-url.ts';
import { useEditor } from '../fields/editor-context.ts';
import styles from './picker.module.css';

interface DescribePictureProps {
  image: Image;
  onUse: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the alt text before the picture is used. */
export function DescribePicture({ image, onUse, onCancel }: DescribePictureProps) {
  const t = useMessages();
  const { locale, reloadImages } = useEditor();
  const field = ALT_FIELDS[locale];
  const isTranslation = field !== 'alt';
  const [alt, setAlt] = useState(image[field]);
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<LocalizedText | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const optional = isTranslation && image.alt !== '';
  const isMissing = alt.trim() === '' && !optional;

  async function use() {
    setChecked(true);
    if (isMissing) return input.current?.focus();
    if (alt === image[field]) return onUse(image.name);
    setSaving(true);
    try {
      await call('describeImage', { name: image.name, body: { [field]: alt } });
      await reloadImages();
      onUse(image.name);
    } catch (error) {
      const failed = imageFailure('describeImage')(error);
      setFailure(() => failed);
      setSaving(false);
    }
  }

  return (
    <form
      method="post"
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <img className={styles.chosen} src={imageUrl(image, 480)} alt="" />
      <Field
        id="picture-alt"
        label={isTranslation ? t.website.whatItShowsIn(t.altText[field]) : t.website.whatItShows}
        optional={optional}
        note={{
          kind: 'hint',
          text: optional ? t.website.readAloudInEnglish(image.alt) : t.website.readAloud,
        }}
        count={t.altText.length(alt.length, MAX_ALT_LENGTH)}
        error={failure?.(t) ?? (isChecked && isMissing ? t.website.sayWhatItShows : undefined)}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            maxLength={MAX_ALT_LENGTH}
            lang={langOf(alt)}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t.ui.cancel}</Button>
        <Button type="submit" tone="primary" busy={saving && t.altText.saving}>
          {t.website.usePicture}
        </Button>
      </div>
    </form>
  );
}
