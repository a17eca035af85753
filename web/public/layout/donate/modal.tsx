import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  labelledBy?: string;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A native modal dialog. Its children must fill it: a click on the dialog itself counts as the backdrop. */
export function Modal({ open, onClose, labelledBy, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A drag from the inside to the backdrop must not close it.
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function onBackdrop(event: MouseEvent<HTMLDialogElement>) {
    return event.target === event.currentTarget;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too, natively
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBackdrop.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (onBackdrop(event) && pressedBackdrop.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
