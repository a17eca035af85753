import { HandCoins } from 'lucide-react';
import { Link } from 'react-router';
import { formatPaise } from '#domain/donations/money.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { DONATIONS, donationPath } from '../../navigation/paths.ts';
import styles from './enquiry-details.module.css';

/** Additional fields of the forms for volunteers and receipts. */
export function EnquiryDetails({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const t = useMessages();
  const { labels } = t.donations;
  const { id, kind, details, donation_id, deleted_at } = enquiry;
  if (!details) return null;
  const { when, amount_paise, received_on, mode, reference, pan } = details;
  const facts: [string, string | undefined][] = [
    [t.enquiries.when, when],
    [labels.amount, amount_paise === undefined ? undefined : formatPaise(amount_paise)],
    [labels.received_on, received_on && formatPlainDate(t, received_on)],
    [labels.mode, mode],
    [labels.reference, reference],
    [t.donations.idTypes.pan, pan],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, text]) =>
          text ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={langOf(text)}>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {kind === 'receipt' && (donation_id || !deleted_at) ? (
        <Link
          to={donation_id ? donationPath(donation_id) : `${DONATIONS}/new?query=${id}`}
          className={styles.record}
        >
          <HandCoins size={18} /> {donation_id ? t.donations.seeRecorded : t.donations.add}
        </Link>
      ) : null}
    </>
  );
}
