import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/image-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { isolated } from '../../../ui/isolated.ts';
import { call } from '../../api/client.ts';
import { failedTo, imageGone, isNotFound } from '../../messages/messages.ts';
import { readSession } from '../../session/session.ts';
import { focusPreview } from '../preview/focus-preview.ts';
import { useRestore } from '../trash/use-restore.ts';

/** On the button that deletes when it is pressed next. */
export const CONFIRM = { 'data-confirm': '' };
const CONFIRM_BUTTON = '[data-confirm]';

export interface TwoStepDelete {
  /** The name of the picture that goes when it is confirmed. */
  pending: string | null;
  working: boolean;
  press: (name: string) => void;
}

/**
 * The first press asks, the second deletes. Escape, Tab or a press elsewhere is a no.
 * @param rows as they are shown: of a deleted one the focus goes on to the next, or back to the last
 */
export function useTwoStepDelete(rows: readonly Image[]): TwoStepDelete {
  const [pending, setPending] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const { revalidate } = useRevalidator();
  const { putBack } = useRestore();
  const say = useToast();
  useCancel(pending !== null && !working, () => setPending(null));

  async function remove(name: string) {
    setWorking(true);
    const beside = besideOf(name, rows);
    let gone = true;
    try {
      const { data } = await call('deleteImage', { name });
      say({
        text: `${isolated(name)} is deleted`,
        act: { label: 'Undo', onPress: () => void putBack(data) },
      });
    } catch (error) {
      gone = isNotFound(error);
      // Who is signed out reads why on the sign-in screen.
      if (readSession()) say({ text: gone ? imageGone(name) : failedTo.deleteImage(error) });
    }
    setWorking(false);
    setPending(null);
    await revalidate();
    if (gone) focusPreview(beside);
  }

  function press(name: string) {
    if (pending === name) void remove(name);
    else setPending(name);
  }

  return { pending, working, press };
}

/** The one below it, then the one above. */
function besideOf(name: string, rows: readonly Image[]): string[] {
  const place = rows.findIndex((row) => row.name === name);
  return [rows[place + 1], rows[place - 1]].flatMap((row) => (row ? [row.name] : []));
}

function useCancel(asked: boolean, cancel: () => void): void {
  useEffect(() => {
    if (!asked) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab') cancel();
    };
    const onPoint = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(CONFIRM_BUTTON))) cancel();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPoint);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPoint);
    };
  });
}
