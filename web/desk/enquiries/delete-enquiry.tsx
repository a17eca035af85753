import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { formatExactTime } from '../messages/format-time.ts';
import { ENQUIRY_DELETED, failureMessages, isNotFound } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

interface DeleteEnquiryProps {
  enquiry: ReceivedEnquiry;
  onClose: () => void;
}

export function DeleteEnquiry({ enquiry, onClose }: DeleteEnquiryProps) {
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function remove() {
    await call('deleteEnquiry', { id: enquiry.id });
    onClose();
    showToast({ text: ENQUIRY_DELETED });
    await revalidate();
    focusScreen();
  }

  // A 404 means that the enquiry is gone: its row must go too.
  async function refreshIfGone(error: unknown) {
    if (isNotFound(error)) await revalidate();
  }

  return (
    <DeleteDialog
      noun="Query"
      onClose={onClose}
      remove={remove}
      failureMessage={failureMessages.deleteEnquiry}
      onFailure={refreshIfGone}
    >
      <p>
        <strong lang={langOf(enquiry.name)}>{enquiry.name}</strong>, {enquiry.email}, written on{' '}
        {formatExactTime(enquiry.created_at)}.
      </p>
      <p>It is gone for good: nobody can restore it.</p>
    </DeleteDialog>
  );
}
