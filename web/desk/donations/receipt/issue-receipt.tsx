import { useRevalidator } from 'react-router';
import { deductionObstacle } from '#domain/donations/deduction.ts';
import type { UnmaskedDonation } from '#domain/donations/donation-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { isStaleDonation } from '../stale-donation.ts';
import { noteOnDeduction } from './note-on-deduction.ts';

interface IssueReceiptProps {
  donation: UnmaskedDonation;
  onClose: () => void;
  /** The donation was changed: the newer version must be read before a receipt is issued. */
  onStale: () => void;
}

export function IssueReceipt({ donation, onClose, onStale }: IssueReceiptProps) {
  const { id, version } = donation;
  const t = useMessages();
  const note = noteOnDeduction(t, donation);
  const givesDeduction = donation.section === '80g' && !deductionObstacle(donation);
  const isIncomplete = givesDeduction && !(donation.id_number && donation.address);
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();

  async function issue() {
    const { data } = await call('issueReceipt', { id, version });
    await finish({ close: onClose, text: t.donations.issued(data.receipt?.number ?? '') });
  }

  async function showNewer(error: unknown) {
    if (!isStaleDonation(error)) return;
    await revalidate();
    onClose();
    onStale();
  }

  return (
    <ConfirmDialog
      title={t.donations.issueTitle}
      confirmLabel={t.donations.issue}
      busy={t.donations.issuing}
      tone="primary"
      onClose={onClose}
      onConfirm={issue}
      failureMessage={failureMessage('issueReceipt')}
      onFailure={showNewer}
    >
      {note ? <Banner kind="warning" urgent={false} title={note} /> : null}
      {isIncomplete ? (
        <Banner kind="warning" urgent={false} title={t.donations.donorIncomplete} />
      ) : null}
      <p>{t.donations.issueText}</p>
    </ConfirmDialog>
  );
}
