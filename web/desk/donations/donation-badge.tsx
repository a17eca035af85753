import type { Donation } from '#domain/donations/donation-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';

export function DonationBadge({ donation: { receipt, cancelled } }: { donation: Donation }) {
  const t = useMessages();
  return (
    <>
      {receipt ? (
        <Badge kind={cancelled ? 'plain' : 'success'}>{receipt.number}</Badge>
      ) : cancelled ? null : (
        <Badge kind="inactive">{t.donations.noReceipt}</Badge>
      )}{' '}
      {cancelled ? <Badge kind="deleted">{t.donations.cancelledBadge}</Badge> : null}
    </>
  );
}
