import { Trash2 } from 'lucide-react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface DeleteDialogProps extends Omit<ConfirmDialogProps, 'confirmLabel' | 'tone'> {
  confirmLabel: string;
}

export function DeleteDialog({ confirmLabel, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      confirmLabel={
        <>
          <Trash2 size={20} /> {confirmLabel}
        </>
      }
      tone="dangerFilled"
    />
  );
}
