import { ChevronLeft, ChevronRight, Replace } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Image } from '#domain/images/image-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useClickOutside } from '../../../ui/use-click-outside.ts';
import { AltTextField } from '../alt-text/alt-text-field.tsx';
import { changedAltTexts } from '../alt-text/alt-texts.ts';
import { FocusPicker } from '../focus/focus-picker.tsx';
import { formatFileSize, formatUsage } from '../image-facts.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { usePastedImages } from '../upload/use-pasted-images.ts';
import { useImageDrafts } from '../use-image-drafts.ts';
import styles from './image-preview.module.css';
import { NeighbourButton } from './neighbour-button.tsx';

interface ImagePreviewProps {
  image: Image;
  /** In the order of the list, which the arrow keys follow. */
  rows: readonly Image[];
  onShow: (name: string) => void;
  onReplace: (name: string) => void;
  onClose: () => void;
}

export function ImagePreview({ image, rows, onShow, onReplace, onClose }: ImagePreviewProps) {
  const t = useMessages();
  const drafts = useImageDrafts();
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const outside = useClickOutside(onClose);
  const { name } = image;
  const draft = drafts.get(name);
  const index = rows.indexOf(image);
  const [before, after] = [rows[index - 1], rows[index + 1]];

  usePastedImages(onClose);
  useEffect(() => close.current?.focus({ preventScroll: true }), []);

  function onKey({ key, target }: KeyboardEvent) {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft' && before) onShow(before.name);
    if (key === 'ArrowRight' && after) onShow(after.name);
  }

  return (
    <Modal
      className={styles.preview}
      aria-labelledby={titleId}
      onCancel={onClose}
      onKeyDown={onKey}
      {...outside}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <div>
            <h2 id={titleId} lang={langOf(name)}>
              {name}
            </h2>
            <p>
              {t.images.dimensions(image)} · {formatFileSize(t, image.size)} ·{' '}
              {formatUsage(t, image)}
            </p>
          </div>
          <div className={styles.ways}>
            <NeighbourButton neighbour={before} name={t.images.previous} onShow={onShow}>
              <ChevronLeft size={20} />
            </NeighbourButton>
            <span role="status">
              <VisuallyHidden>{name}, </VisuallyHidden>
              {t.images.position(index + 1, rows.length)}
            </span>
            <NeighbourButton neighbour={after} name={t.images.next} onShow={onShow}>
              <ChevronRight size={20} />
            </NeighbourButton>
          </div>
        </div>
        <FocusPicker
          key={name}
          image={image}
          draft={draft.focus}
          onDraft={(focus) =>
            drafts.set(name, { focus: focus === image.focus ? undefined : focus })
          }
          onSaved={(focus) => drafts.markSaved(name, { focus })}
        />
        <AltTextField
          key={`words of ${name}`}
          image={image}
          draft={draft.altTexts}
          onDraft={(altTexts) => drafts.set(name, { altTexts: changedAltTexts(altTexts, image) })}
          onSaved={(altTexts) => drafts.markSaved(name, { altTexts })}
        />
        <div className={styles.actions}>
          <Button onClick={() => onReplace(name)}>
            <Replace size={20} /> {t.images.replace}
          </Button>
          <Button ref={close} tone="primary" onClick={onClose}>
            {t.ui.close}
          </Button>
        </div>
      </div>
      {/* The screen's own drop zone is behind the dialog; dropping closes it, so that the upload is seen. */}
      <DropZone onDrop={onClose} />
    </Modal>
  );
}
