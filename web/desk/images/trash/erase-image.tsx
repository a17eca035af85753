import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/isolated.ts';
import { langOf } from '../../../ui/script.ts';
import { call } from '../../api/client.ts';
import { failureMessages, isNotFound } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';

interface EraseImageProps {
  image: RemovedImage;
  onClose: () => void;
}

export function EraseImage({ image: { id, name }, onClose }: EraseImageProps) {
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function erase() {
    await call('eraseImage', { id });
    onClose();
    showToast({ text: `${bidiIsolate(name)} is deleted for good` });
    await revalidate();
    focusScreen();
  }

  // A 404 means that the picture is gone: its row must go too.
  async function refreshIfGone(error: unknown) {
    if (isNotFound(error)) await revalidate();
  }

  return (
    <ConfirmDialog
      title="Delete this picture for good?"
      confirmLabel={
        <>
          <Trash2 size={20} /> Delete for good
        </>
      }
      busy="Deleting..."
      tone="sure"
      onClose={onClose}
      onConfirm={erase}
      failureMessage={failureMessages.deleteImage}
      onFailure={refreshIfGone}
    >
      <p>
        <strong lang={langOf(name)}>{name}</strong> leaves the trash at once. Nobody can restore it
        then.
      </p>
    </ConfirmDialog>
  );
}
