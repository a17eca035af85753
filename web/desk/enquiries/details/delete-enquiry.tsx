import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { enquiryFailure } from '../enquiry-failure.ts';
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
    <DeleteDialog
      title={deletion.title}
      confirmLabel={deletion.confirm}
      busy={deletion.deleting}
      onClose={onClose}
      onConfirm={remove}
      failureMessage={enquiryFailure('deleteEnquiry')}
      onGone={revalidate}
    >
      <p>
        {deletion.which(
          <strong lang={langOf(enquiry.name)}>{enquiry.name}</strong>,
          enquiry.email || enquiry.phone,
          formatExactTime(t, enquiry.created_at),
        )}
      </p>
      <p>{deletion.consequence}</p>
    </DeleteDialog>
  );
}
