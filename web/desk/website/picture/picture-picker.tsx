import { ImageUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Image } from '#domain/images/image-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { formatUsage } from '../../images/image-facts.ts';
import { imageUrl } from '../../images/list/image-url.ts';
import { filterImages, sortImages } from '../../images/list/sort-and-filter.ts';
import { chooseImageFile } from '../../images/upload/choose-file.ts';
import { uploadedText } from '../../images/upload/uploaded-text.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { useReloadedList } from '../editor/data/use-listed.ts';
import { useEditor } from '../fields/editor-context.ts';
import { DescribePicture } from './describe-picture.tsx';
import styles from './picker.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

export interface PicturePickerProps {
  current: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Any picture of the image manager, or one uploaded here. */
export function PicturePicker({ current, onChoose, onClose }: PicturePickerProps) {
  const t = useMessages();
  const { images, reloadImages } = useEditor();
  const { problem, retry } = useReloadedList(reloadImages);
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(current);
  const { uploaded, ...upload } = usePictureUpload((name) => {
    setSearch('');
    setChosen(name);
  });
  const all = sortImages(images ?? [], { sort: 'date', direction: 'descending' });
  const shown = filterImages(all, search);
  const image = all.find(({ name }) => name === chosen);
  return (
    <Modal className={styles.picker} aria-labelledby={titleId} onCancel={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{t.website.choosePicture}</h2>
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
        {uploaded?.note && uploaded.name === chosen ? uploadedText(t, [uploaded]) : null}
      </p>
      {problem ? (
        <RetryBanner title={messageOf(problem, loadFailed)(t)} onRetry={retry} />
      ) : (
        <p role="status" className={styles.found}>
          {images === null ? t.layout.loading.images : t.images.found(shown.length)}
        </p>
      )}
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
      {image && !upload.progress ? (
        <DescribePicture key={image.name} image={image} onCancel={onClose} onUse={onChoose} />
      ) : (
        <div className={styles.foot}>
          <p>{t.website.chooseOne}</p>
          <Button onClick={onClose}>{t.ui.cancel}</Button>
        </div>
      )}
    </Modal>
  );
}

const loadFailed: LocalizedText = (t) => t.failures.loadImages;

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
