import { useLayoutEffect, useRef } from 'react';

/** Shows the dialog while it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
