import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RemovedImage } from '#domain/image-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { isolated } from '../../../ui/isolated.ts';
import { call } from '../../api/client.ts';
import { failedTo } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { readSession } from '../../session/session.ts';

/** Puts back what was deleted or replaced, and says so. */
export function useRestore() {
  const { revalidate } = useRevalidator();
  const say = useToast();
  /** The id of the one that is on its way. */
  const [returning, setReturning] = useState<number | null>(null);

  async function putBack({ id, name }: Pick<RemovedImage, 'id' | 'name'>): Promise<void> {
    setReturning(id);
    try {
      const { removed } = await call('restoreImage', { id });
      say(
        removed
          ? {
              text: `${isolated(name)} is back; the other one is in the trash`,
              act: { label: 'Undo', onPress: () => void putBack(removed) },
            }
          : { text: `${isolated(name)} is back` },
      );
    } catch (error) {
      // Who is signed out reads why on the sign-in screen.
      if (readSession()) say({ text: failedTo.restoreImage(error) });
    }
    await revalidate();
    setReturning(null);
    focusScreen();
  }

  return { putBack, returning };
}
