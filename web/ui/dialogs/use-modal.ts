import { useLayoutEffect, useRef } from 'react';

/** A dialog that is shown as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still there, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
