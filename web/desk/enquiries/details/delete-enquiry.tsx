import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { enquiryFailure, isNotFound } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { useRestoreEnquiry } from './restore-enquiry.tsx';

interface DeleteEnquiryProps {
  enquiry: ReceivedEnquiry;
  onClose: () => void;
}

export function DeleteEnquiry({ enquiry, onClose }: DeleteEnquiryProps) {
  const t = useMessages();
  const { deletion } = t.enquiries;
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const restore = useRestoreEnquiry();

  async function remove() {
    await call('deleteEnquiry', { id: enquiry.id });
    onClose();
    showToast({
      text: deletion.deleted,
      action: { label: t.survey.undo, onPress: () => void restore(enquiry) },
    });
    await revalidate();
    focusScreen();
  }

  // A 404 means that the enquiry is gone: its row must go too.
  async function refreshIfGone(error: unknown) {
    if (isNotFound(error)) await revalidate();
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
      onFailure={refreshIfGone}
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
