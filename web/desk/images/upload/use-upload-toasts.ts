import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { IMAGES } from '../../navigation/paths.ts';
import { imageGone } from '../image-failure.ts';
import type { PictureNote } from '../resize/picture-note.ts';
import { useRestoreImage } from '../trash/use-restore.ts';
import { focusTargetState } from '../use-focus-target.ts';
import { replacedText, type UploadedPicture, uploadedText } from './uploaded-text.ts';

type RemovedImage = NonNullable<ReplyOf<'uploadImage'>['removed']>;

export function useUploadToasts() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { restoreImage } = useRestoreImage();
  const showToast = useToast();

  /** Searches for a single picture; several are shown with the newest first. */
  async function showUploaded(names: readonly string[]) {
    const [name = ''] = names;
    const parameters =
      names.length === 1 ? { search: name } : { sort: 'date', direction: 'descending' };
    // The new rows must exist before one can be focused.
    await revalidate();
    await navigate(
      `${IMAGES}?${new URLSearchParams(parameters)}`,
      focusTargetState(names.toReversed()),
    );
  }

  return {
    announceUploaded(uploaded: readonly UploadedPicture[]) {
      const t = currentMessages();
      const names = uploaded.map(({ name }) => name);
      showToast({
        text: uploadedText(t, uploaded),
        action: { label: t.imageUpload.show, onPress: () => void showUploaded(names) },
      });
    },
    announceReplaced(removed: RemovedImage, note: PictureNote | undefined) {
      const t = currentMessages();
      showToast({
        text: replacedText(t, { name: removed.name, note }),
        action: { label: t.ui.undo, onPress: () => void restoreImage(removed) },
      });
    },
    announceGone: (name: string) => showToast({ text: imageGone(name)(currentMessages()) }),
  };
}
