import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LocalizedText, Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  noun: keyof Messages['parts']['deletion'];
  onClose: () => void;
  /** Must close the dialog and announce the success. */
  remove: () => Promise<void>;
  failureMessage: (error: unknown) => LocalizedText;
  /** Called after a 404 is shown: the record must disappear from the screen, too. */
  onGone?: () => Promise<void>;
  children: ReactNode;
}

export function DeleteDialog({ noun, remove, ...rest }: DeleteDialogProps) {
  const t = useMessages();
  const { title, confirm } = t.parts.deletion[noun];
  return (
    <ConfirmDialog
      {...rest}
      title={title}
      confirmLabel={
        <>
          <Trash2 size={20} /> {confirm}
        </>
      }
      busy={t.parts.deleting}
      tone="dangerFilled"
      onConfirm={remove}
    />
  );
}
