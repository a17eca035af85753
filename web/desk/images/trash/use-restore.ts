import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/isolated.ts';
import { call } from '../../api/client.ts';
import { failureMessages } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { readSession } from '../../session/session.ts';

/** Puts back what was deleted or replaced, and says so. */
export function useRestoreImage() {
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  /** The id of the one that is on its way. */
  const [restoringId, setRestoringId] = useState<number | null>(null);

  async function restoreImage({ id, name }: Pick<RemovedImage, 'id' | 'name'>): Promise<void> {
    setRestoringId(id);
    try {
      const { removed } = await call('restoreImage', { id });
      showToast(
        removed
          ? {
              text: `${bidiIsolate(name)} is back; the other one is in the trash`,
              action: { label: 'Undo', onPress: () => void restoreImage(removed) },
            }
          : { text: `${bidiIsolate(name)} is back` },
      );
    } catch (error) {
      // Who is signed out reads why on the sign-in screen.
      if (readSession()) showToast({ text: failureMessages.restoreImage(error) });
    }
    await revalidate();
    setRestoringId(null);
    focusScreen();
  }

  return { restoreImage, restoringId };
}
