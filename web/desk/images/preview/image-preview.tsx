import { ChevronLeft, ChevronRight, Replace } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Image } from '#domain/image-schema.ts';
import { Button } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/dialogs/use-modal.ts';
import { langOf } from '../../../ui/script.ts';
import { useClickOutside } from '../../../ui/use-click-outside.ts';
import { ForReaders } from '../../../ui/visually-hidden.tsx';
import { AltWords } from '../alt-text/alt-text-field.tsx';
import { useDrafts } from '../alt-text/use-alt-text-drafts.ts';
import { sayPixels, saySize, sayUse } from '../image-words.ts';
import { shownAt } from '../list/shown-at.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { usePastedPictures } from '../upload/use-pasted-images.ts';
import styles from './image-preview.module.css';
import { NeighbourButton } from './neighbour-button.tsx';

interface PreviewProps {
  /** In the order of the list, which the arrows follow. */
  rows: readonly Image[];
  onShow: (name: string) => void;
  onReplace: (name: string) => void;
  onClose: () => void;
}

interface ImagePreviewProps extends PreviewProps {
  image: Image | undefined;
}

/** Words that were typed and not saved yet stay with their picture, also when it is no longer shown. */
export function ImagePreview({ image, ...rest }: ImagePreviewProps) {
  return image ? <Preview {...rest} image={image} /> : null;
}

interface OneProps extends PreviewProps {
  image: Image;
}

function Preview(props: OneProps) {
  const { image, rows, onShow, onReplace, onClose } = props;
  const drafts = useDrafts();
  const dialog = useModal();
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const outside = useClickOutside(onClose);
  const { name, alt, width, height } = image;
  const place = rows.indexOf(image);
  const [before, after] = [rows[place - 1], rows[place + 1]];

  usePastedPictures(onClose);
  useEffect(() => close.current?.focus(), []);

  function onKey({ key, target }: KeyboardEvent) {
    if (target instanceof HTMLTextAreaElement) return;
    if (key === 'ArrowLeft' && before) onShow(before.name);
    if (key === 'ArrowRight' && after) onShow(after.name);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
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
              {sayPixels(image)} · {saySize(image.size)} · {sayUse(image)}
            </p>
          </div>
          <div className={styles.ways}>
            <NeighbourButton neighbour={before} name="Previous picture" onShow={onShow}>
              <ChevronLeft size={20} />
            </NeighbourButton>
            <span role="status">
              <ForReaders>{name}, </ForReaders>
              {place + 1} of {rows.length}
            </span>
            <NeighbourButton neighbour={after} name="Next picture" onShow={onShow}>
              <ChevronRight size={20} />
            </NeighbourButton>
          </div>
        </div>
        <div className={styles.picture}>
          <img
            key={name}
            src={shownAt(image, 1600)}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
          />
        </div>
        <AltWords
          key={`words of ${name}`}
          image={image}
          draft={drafts.of(name)}
          onDraft={(words) => drafts.write(name, words === alt ? undefined : words)}
          onSaved={(words) => drafts.forget(name, words)}
        />
        <div className={styles.acts}>
          <Button onClick={() => onReplace(name)}>
            <Replace size={20} /> Replace
          </Button>
          <Button ref={close} tone="main" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {/* The screen's own zone lies behind; what is uploaded is to be seen. */}
      <DropZone onDrop={onClose} />
    </dialog>
  );
}
