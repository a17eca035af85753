import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { imageGone } from '../../../messages/errors.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { IMAGES } from '../../navigation/paths.ts';
import { useRestoreImage } from '../trash/use-restore.ts';
import { focusTargetState } from '../use-focus-target.ts';

interface UploadedPicture {
  name: string;
  note: LocalizedText | undefined;
}

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
    announceReplaced(removed: RemovedImage, note: LocalizedText | undefined) {
      const t = currentMessages();
      showToast({
        text: withNote(t, t.imageUpload.replaced(bidiIsolate(removed.name)), note?.(t)),
        action: { label: t.ui.undo, onPress: () => void restoreImage(removed) },
      });
    },
    announceGone: (name: string) => showToast({ text: imageGone(name)(currentMessages()) }),
  };
}

function uploadedText(t: Messages, uploaded: readonly UploadedPicture[]): string {
  const [first] = uploaded;
  if (first && uploaded.length === 1) {
    return withNote(t, t.imageUpload.uploaded(first.name), first.note?.(t));
  }
  const changed = uploaded.filter(({ note }) => note).length;
  const note = changed > 0 ? t.imageUpload.changedMany(changed) : undefined;
  return withNote(t, t.imageUpload.uploadedMany(uploaded.length), note);
}

function withNote(t: Messages, sentence: string, note: string | undefined): string {
  return note ? t.imageUpload.withNote(sentence, note) : sentence;
}
