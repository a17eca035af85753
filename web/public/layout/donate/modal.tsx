import { type ReactNode, useEffect, useRef } from 'react';
import { useClickOutside } from '#web/ui/use-click-outside.ts';

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

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={onClose}
      {...useClickOutside(onClose)}
    >
      {children}
    </dialog>
  );
}
