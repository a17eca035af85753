import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Image } from '#domain/images/image-schema.ts';
import { isNotFound } from '../../../messages/errors.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import { readSession } from '../../session/session.ts';
import { imageFailure, imageGone } from '../image-failure.ts';
import { focusPreview } from '../preview/focus-preview.ts';
import { useRestoreImage } from '../trash/use-restore.ts';

/** Marks the button of the second step. */
export const CONFIRM = { 'data-confirm': '' };
const CONFIRM_BUTTON = '[data-confirm]';

export interface TwoStepDelete {
  /** The name of the picture to confirm. */
  pending: string | null;
  isDeleting: boolean;
  press: (name: string) => void;
}

/**
 * The first press asks, the second deletes; Escape, Tab or a press elsewhere cancels.
 * @param rows in their visible order: after a deletion the focus goes to the next or previous row
 */
export function useTwoStepDelete(rows: readonly Image[]): TwoStepDelete {
  const [pending, setPending] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { revalidate } = useRevalidator();
  const { restoreImage } = useRestoreImage();
  const showToast = useToast();
  useCancelOnOutsideInput(pending !== null && !isDeleting, () => setPending(null));

  async function remove(name: string) {
    setDeleting(true);
    const neighbours = neighboursOf(name, rows);
    let isGone = true;
    try {
      const { data } = await call('deleteImage', { name });
      const t = currentMessages();
      showToast({
        text: t.images.deleted(bidiIsolate(name)),
        action: { label: t.ui.undo, onPress: () => void restoreImage(data) },
      });
    } catch (error) {
      isGone = isNotFound(error);
      // A user who was signed out reads the reason on the sign-in screen.
      if (readSession()) {
        const failure = isGone ? imageGone(name) : imageFailure('deleteImage')(error);
        showToast({ text: failure(currentMessages()) });
      }
    }
    setDeleting(false);
    setPending(null);
    await revalidate();
    if (isGone) focusPreview(neighbours);
  }

  function press(name: string) {
    if (pending === name) void remove(name);
    else setPending(name);
  }

  return { pending, isDeleting, press };
}

/** The next row, then the previous one. */
function neighboursOf(name: string, rows: readonly Image[]): string[] {
  const place = rows.findIndex((row) => row.name === name);
  return [rows[place + 1], rows[place - 1]].flatMap((row) => (row ? [row.name] : []));
}

function useCancelOnOutsideInput(isPending: boolean, onCancel: () => void): void {
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (!isPending) return;
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
  }, [isPending]);
}
