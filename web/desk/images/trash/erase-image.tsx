import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { imageFailure } from '../image-failure.ts';

interface EraseImageProps {
  image: RemovedImage;
  onClose: () => void;
}

export function EraseImage({ image: { id, name }, onClose }: EraseImageProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();

  async function erase() {
    await call('eraseImage', { id });
    await finish({ close: onClose, text: t.imageTrash.erased(bidiIsolate(name)) });
  }

  return (
    <DeleteDialog
      title={t.imageTrash.eraseTitle}
      confirmLabel={t.imageTrash.erase}
      busy={t.imageTrash.erasing}
      onClose={onClose}
      onConfirm={erase}
      failureMessage={imageFailure('deleteImage')}
      onGone={revalidate}
    >
      <p>{t.imageTrash.eraseWarning(<strong lang={langOf(name)}>{name}</strong>)}</p>
    </DeleteDialog>
  );
}
