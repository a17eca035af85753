import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { imageGone } from '../../../messages/errors.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { IMAGES } from '../../navigation/paths.ts';
import { useRestoreImage } from '../trash/use-restore.ts';
import { focusTargetState } from '../use-focus-target.ts';

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
    announceUploaded(names: readonly string[]) {
      const t = currentMessages();
      const [name = ''] = names;
      showToast({
        text:
          names.length === 1
            ? t.imageUpload.uploaded(name)
            : t.imageUpload.uploadedMany(names.length),
        action: { label: t.imageUpload.show, onPress: () => void showUploaded(names) },
      });
    },
    announceReplaced(removed: RemovedImage) {
      const t = currentMessages();
      showToast({
        text: t.imageUpload.replaced(bidiIsolate(removed.name)),
        action: { label: t.ui.undo, onPress: () => void restoreImage(removed) },
      });
    },
    announceGone: (name: string) => showToast({ text: imageGone(name)(currentMessages()) }),
  };
}
