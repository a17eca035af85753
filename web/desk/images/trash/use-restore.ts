import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/images/image-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/isolated.ts';
import { call } from '../../api/client.ts';
import { failureMessages } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { readSession } from '../../session/session.ts';

export function useRestoreImage() {
  const { revalidate } = useRevalidator();
  const showToast = useToast();
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
      // A user who was signed out reads the reason on the sign-in screen.
      if (readSession()) showToast({ text: failureMessages.restoreImage(error) });
    }
    await revalidate();
    setRestoringId(null);
    focusScreen();
  }

  return { restoreImage, restoringId };
}
