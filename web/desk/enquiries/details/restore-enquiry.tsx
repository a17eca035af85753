import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { currentMessages, useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import styles from '../enquiry-entry.module.css';
import { EraseEnquiry } from './erase-enquiry.tsx';

interface RestoreEnquiryProps {
  enquiry: ReceivedEnquiry;
  nameId: string;
}

export function RestoreEnquiry({ enquiry, nameId }: RestoreEnquiryProps) {
  const t = useMessages();
  const restore = useRestoreEnquiry();
  return (
    <div className={styles.actions}>
      <button type="button" aria-describedby={nameId} onClick={() => void restore(enquiry)}>
        <RotateCcw size={18} /> {t.enquiries.work.restore}
      </button>
      <EraseEnquiry enquiry={enquiry} nameId={nameId} />
    </div>
  );
}

export function useRestoreEnquiry(): (enquiry: ReceivedEnquiry) => Promise<void> {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  return async ({ id, name }) => {
    const t = currentMessages();
    try {
      await call('restoreEnquiry', { id });
      showToast({ text: t.enquiries.work.restored(bidiIsolate(name)) });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    }
    await revalidate();
    focusScreen();
  };
}
