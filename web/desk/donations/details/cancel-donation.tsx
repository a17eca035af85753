import { useRevalidator } from 'react-router';
import type { Donation } from '#domain/donations/donation-schema.ts';
import { missingReason } from '#domain/donations/rules.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextField } from '../../../ui/forms/value-fields.tsx';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { unsentValues } from '../../session/unsent-values.ts';
import { isStaleDonation } from '../stale-donation.ts';

interface CancelDonationProps {
  donation: Donation;
  onClose: () => void;
}

export function CancelDonation({ donation: { id, version }, onClose }: CancelDonationProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();
  const { bind, failure, sending, submit } = useForm<'reason'>({
    initial: { reason: '' },
    unsent: unsentValues(`reason for cancelling donation ${id} in version ${version}`),
    check: ({ reason }) => (reason.trim() === '' ? [missingReason] : []),
    failed: failureMessage('cancelDonation'),
    async send(body) {
      try {
        await call('cancelDonation', { id, version, body });
      } catch (error) {
        if (isStaleDonation(error)) await revalidate();
        throw error;
      }
      await finish({ close: onClose, text: t.donations.cancelled });
    },
  });
  return (
    <FormDialog
      title={t.donations.cancelTitle}
      onSubmit={() => void submit()}
      onCancel={onClose}
      cancelLabel={t.donations.keepGift}
      submitButton={
        <Button type="submit" tone="dangerFilled" busy={sending && t.donations.cancelling}>
          {t.donations.cancelDonation}
        </Button>
      }
    >
      <p>{t.donations.cancelText}</p>
      {failure ? <Banner kind="error" title={failure} /> : null}
      <TextField
        id="reason"
        label={t.donations.reason}
        required
        maxLength={300}
        {...bind('reason')}
      />
    </FormDialog>
  );
}
