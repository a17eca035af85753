import { ImageUp, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Image } from '#domain/images/image-schema.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { imageFailure } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { ALT_FIELDS } from '../../images/alt-text/alt-texts.ts';
import { formatUsage } from '../../images/image-facts.ts';
import { imageUrl } from '../../images/list/image-url.ts';
import { filterImages, sortImages } from '../../images/list/sort-and-filter.ts';
import { chooseImageFile } from '../../images/upload/choose-file.ts';
import { useEditor } from '../fields/editor-context.ts';
import styles from './picker.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

export interface PicturePickerProps {
  /** The purpose of the picture. */
  label: string;
  current: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Any picture of the image manager, or one uploaded here. Its alt text is asked for before it is used. */
export function PicturePicker({ label, current, onChoose, onClose }: PicturePickerProps) {
  const t = useMessages();
  const { images } = useEditor();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(current);
  const upload = usePictureUpload((name) => {
    setSearch('');
    setChosen(name);
  });
  const all = sortImages(images ?? [], { sort: 'date', direction: 'descending' });
  const shown = filterImages(all, search);
  const image = all.find(({ name }) => name === chosen);
  return (
    <Modal className={styles.picker} aria-labelledby={titleId} onCancel={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{t.website.pictureFor(label)}</h2>
        <Button tone="plain" square end aria-label={t.ui.close} onClick={onClose}>
          <X size={20} />
        </Button>
      </div>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={t.images.search}
          placeholder={t.images.searchPlaceholder}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button busy={upload.progress ?? false} onClick={() => chooseImageFile(upload.start)}>
          <ImageUp size={20} /> {t.imageUpload.upload}
        </Button>
      </div>
      {upload.failure ? <Banner kind="error" title={upload.failure(t)} /> : null}
      <p role="status" className={styles.found}>
        {images === null ? t.layout.loading.images : t.images.found(shown.length)}
      </p>
      <div className={styles.pictures} role="radiogroup" aria-label={t.layout.titles.images}>
        {shown.map((one) => (
          <PictureCard
            key={one.name}
            image={one}
            isChosen={one.name === chosen}
            onChoose={() => setChosen(one.name)}
          />
        ))}
      </div>
      {image ? (
        <Description key={image.name} image={image} onCancel={onClose} onUse={onChoose} />
      ) : (
        <div className={styles.foot}>
          <p>{t.website.chooseOne}</p>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
        </div>
      )}
    </Modal>
  );
}

interface PictureCardProps {
  image: Image;
  isChosen: boolean;
  onChoose: () => void;
}

function PictureCard({ image, isChosen, onChoose }: PictureCardProps) {
  const t = useMessages();
  return (
    <label className={styles.picture}>
      <input type="radio" name="picture" checked={isChosen} onChange={onChoose} />
      <img src={imageUrl(image, 480)} alt="" loading="lazy" decoding="async" />
      <b lang={langOf(image.name)}>{image.name}</b>
      <small>
        {t.images.dimensions(image)}
        <br />
        {formatUsage(t, image)}
      </small>
    </label>
  );
}

interface DescriptionProps {
  image: Image;
  onUse: (name: string) => void;
  onCancel: () => void;
}

function Description({ image, onUse, onCancel }: DescriptionProps) {
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
      await call('describeImage', { name: image.name, body: { alt: image.alt, [field]: alt } });
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
