import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { imageFailure } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';

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
    <ConfirmDialog
      title={t.imageTrash.eraseTitle}
      confirmLabel={
        <>
          <Trash2 size={20} /> {t.imageTrash.erase}
        </>
      }
      busy={t.imageTrash.erasing}
      tone="dangerFilled"
      onClose={onClose}
      onConfirm={erase}
      failureMessage={imageFailure('deleteImage')}
      onGone={revalidate}
    >
      <p>{t.imageTrash.eraseWarning(<strong lang={langOf(name)}>{name}</strong>)}</p>
    </ConfirmDialog>
  );
}
