import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { enquiryFailure } from '../enquiry-failure.ts';

interface EraseEnquiryProps {
  enquiry: ReceivedEnquiry;
  nameId: string;
}

export function EraseEnquiry({ enquiry, nameId }: EraseEnquiryProps) {
  const t = useMessages();
  const { erasure } = t.enquiries;
  const [asking, setAsking] = useState(false);
  const finish = useAfterAction();
  const { revalidate } = useRevalidator();

  async function erase() {
    await call('eraseEnquiry', { id: enquiry.id });
    await finish({ close: () => setAsking(false), text: erasure.erased });
  }

  return (
    <>
      <button type="button" aria-describedby={nameId} onClick={() => setAsking(true)}>
        <Trash2 size={18} /> {erasure.confirm}
      </button>
      {asking ? (
        <ConfirmDialog
          title={erasure.title}
          confirmLabel={erasure.confirm}
          busy={erasure.erasing}
          tone="dangerFilled"
          onClose={() => setAsking(false)}
          onConfirm={erase}
          failureMessage={enquiryFailure('eraseEnquiry')}
          onGone={revalidate}
        >
          <p>
            {t.enquiries.deletion.which(
              <strong lang={langOf(enquiry.name)}>{enquiry.name}</strong>,
              enquiry.email || enquiry.phone,
              formatExactTime(t, enquiry.created_at),
            )}
          </p>
          <p>{erasure.consequence}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
