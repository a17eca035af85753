import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  /** Escape was pressed; the parent decides whether to close the dialog. */
  onCancel: () => void;
}

/** A dialog that is open while it is rendered. */
export function Modal({ onCancel, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the browser returns the focus to the trigger.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      {...props}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // On a second Escape in a row Chromium closes it without `cancel`.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        currentTarget.showModal();
        onCancel();
      }}
    />
  );
}
