import { RotateCcw } from 'lucide-react';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { currentMessages, useMessages } from '../../../messages/store.ts';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { useSingleRun } from '../../../ui/use-single-run.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
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
  const finish = useAfterAction();
  const runOnce = useSingleRun();
  return async ({ id, name }) => {
    const t = currentMessages();
    let text = t.enquiries.work.restored(bidiIsolate(name));
    const restore = () =>
      call('restoreEnquiry', { id }).catch((error: unknown) => {
        text = messageOf(error)(t);
      });
    if (await runOnce(restore)) await finish({ text });
  };
}
