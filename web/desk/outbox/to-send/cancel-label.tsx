import { Trash2, Undo2 } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import type { Operation } from '../operations/operation.ts';

interface CancelLabelProps {
  action: Operation['action'];
  size: number;
}

/** The label of the button that cancels an operation. */
export function CancelLabel({ action, size }: CancelLabelProps) {
  const t = useMessages();
  const Icon = action === 'delete' ? Undo2 : Trash2;
  const label = {
    create: t.outbox.remove,
    update: t.outbox.drop,
    delete: t.outbox.keepEntry,
    undo: t.outbox.drop,
  }[action];
  return (
    <>
      <Icon size={size} /> {label}
    </>
  );
}
