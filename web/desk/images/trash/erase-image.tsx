import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { imageFailure, isNotFound } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';

interface EraseImageProps {
  image: RemovedImage;
  onClose: () => void;
}

export function EraseImage({ image: { id, name }, onClose }: EraseImageProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function erase() {
    await call('eraseImage', { id });
    onClose();
    showToast({ text: t.imageTrash.erased(bidiIsolate(name)) });
    await revalidate();
    focusScreen();
  }

  // A 404 means that the picture is gone: its row must go too.
  async function refreshIfGone(error: unknown) {
    if (isNotFound(error)) await revalidate();
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
      onFailure={refreshIfGone}
    >
      <p>{t.imageTrash.eraseWarning(<strong lang={langOf(name)}>{name}</strong>)}</p>
    </ConfirmDialog>
  );
}
