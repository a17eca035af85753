import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { currentMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { focusScreen, focusScreenUnlessTyping } from './focus-screen.ts';

interface FinishedAction {
  /** Closes the dialog of the action. */
  close?: () => void;
  /** Says what was done. */
  text: string;
  undo?: () => Promise<void>;
  /** The next screen; without it, the data of this one are loaded again. */
  redirectTo?: string | undefined;
}

/**
 * Ends an action: closes its dialog, says what was done, loads the data again. The pressed control may be gone, so the
 * focus moves to the screen.
 */
export function useAfterAction(): (action: FinishedAction) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();
  return async ({ close, text, undo, redirectTo }) => {
    // At once: while the dialog is open the screen takes no focus, and its data may be here before React renders.
    flushSync(() => close?.());
    const label = currentMessages().ui.undo;
    showToast({ text, ...(undo && { action: { label, onPress: () => void undo() } }) });
    if (redirectTo) {
      await navigate(redirectTo);
      focusScreen();
    } else {
      await revalidate();
      focusScreenUnlessTyping();
    }
  };
}
