import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { enquiryFailure } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { useRestoreEnquiry } from './restore-enquiry.tsx';

interface DeleteEnquiryProps {
  enquiry: ReceivedEnquiry;
  onClose: () => void;
}

export function DeleteEnquiry({ enquiry, onClose }: DeleteEnquiryProps) {
  const t = useMessages();
  const { deletion } = t.enquiries;
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();
  const restore = useRestoreEnquiry();

  async function remove() {
    await call('deleteEnquiry', { id: enquiry.id });
    await finish({ close: onClose, text: deletion.deleted, undo: () => restore(enquiry) });
  }

  return (
    <ConfirmDialog
      title={deletion.title}
      confirmLabel={
        <>
          <Trash2 size={20} /> {deletion.confirm}
        </>
      }
      busy={deletion.deleting}
      tone="dangerFilled"
      onClose={onClose}
      onConfirm={remove}
      failureMessage={enquiryFailure('deleteEnquiry')}
      onGone={revalidate}
    >
      <p>
        {deletion.which(
          <strong lang={langOf(enquiry.name)}>{enquiry.name}</strong>,
          enquiry.email,
          formatExactTime(t, enquiry.created_at),
        )}
      </p>
      <p>{deletion.consequence}</p>
    </ConfirmDialog>
  );
}
