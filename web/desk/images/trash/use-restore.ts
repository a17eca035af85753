import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import { focusScreenUnlessTyping } from '../../navigation/focus-screen.ts';
import { readSession } from '../../session/session.ts';
import { imageFailure } from '../image-failure.ts';

export function useRestoreImage() {
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [restoringId, setRestoringId] = useState<number | null>(null);

  async function restoreImage({ id, name }: Pick<RemovedImage, 'id' | 'name'>): Promise<void> {
    setRestoringId(id);
    try {
      const { removed } = await call('restoreImage', { id });
      const t = currentMessages();
      showToast(
        removed
          ? {
              text: t.imageTrash.restoredOverOther(bidiIsolate(name)),
              action: { label: t.ui.undo, onPress: () => void restoreImage(removed) },
            }
          : { text: t.imageTrash.restored(bidiIsolate(name)) },
      );
    } catch (error) {
      // A user who was signed out reads the reason on the sign-in screen.
      if (readSession())
        showToast({ text: imageFailure('restoreImage')(error)(currentMessages()) });
    }
    await revalidate();
    setRestoringId(null);
    focusScreenUnlessTyping();
  }

  return { restoreImage, restoringId };
}
