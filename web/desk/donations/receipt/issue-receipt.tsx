import { useRevalidator } from 'react-router';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';

export function IssueReceipt({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function issue() {
    const { data } = await call('issueReceipt', { id });
    onClose();
    showToast({ text: t.donations.issued(data.receipt?.number ?? '') });
    await revalidate();
  }

  return (
    <ConfirmDialog
      title={t.donations.issueTitle}
      confirmLabel={t.donations.issue}
      busy={t.donations.issuing}
      tone="main"
      onClose={onClose}
      onConfirm={issue}
      failureMessage={failureMessage('issueReceipt')}
    >
      <p>{t.donations.issueText}</p>
    </ConfirmDialog>
  );
}
