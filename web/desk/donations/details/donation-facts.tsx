import type { UnmaskedDonation } from '#domain/donations/donation-schema.ts';
import { isMaskedDonorId } from '#domain/donations/donor-id.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import {
  DescriptionItem,
  DescriptionList,
  DescriptionText,
} from '../../../ui/details/description-list.tsx';
import { noteOnDeduction } from '../receipt/note-on-deduction.ts';
import styles from './donation-facts.module.css';

export function DonationFacts({ donation }: { donation: UnmaskedDonation }) {
  const t = useMessages();
  const { labels, modes, kinds, sections, idTypes } = t.donations;
  const { id_type, id_number } = donation;
  const note = noteOnDeduction(t, donation);
  const facts: [string, string][] = [
    [labels.received_on, formatPlainDate(t, donation.received_on)],
    [labels.amount, formatPaise(donation.amount_paise)],
    [labels.mode, modes[donation.mode]],
    [labels.reference, donation.reference],
    [labels.purpose, donation.purpose],
    [labels.donor_name, donation.donor_name],
    [labels.address, donation.address],
    [labels.email, donation.email],
    [labels.phone, donation.phone],
  ];
  return (
    <DescriptionList>
      {facts.map(([name, text]) => (
        <DescriptionItem key={name} name={name}>
          <DescriptionText>{text}</DescriptionText>
        </DescriptionItem>
      ))}
      <DescriptionItem name={id_type ? idTypes[id_type] : labels.id_number}>
        <DescriptionText>{id_number ?? ''}</DescriptionText>
        {id_number ? <small className={styles.recorded}>{noteOnNumber(t, donation)}</small> : null}
      </DescriptionItem>
      <DescriptionItem name={labels.section}>
        {sections[donation.section]}
        {note ? <small className={styles.recorded}>{note}</small> : null}
      </DescriptionItem>
      <DescriptionItem name={labels.kind}>{kinds[donation.kind]}</DescriptionItem>
    </DescriptionList>
  );
}

function noteOnNumber(
  t: Messages,
  { id_number, number_withheld, receipt }: UnmaskedDonation,
): string {
  if (number_withheld) return t.survey.numbersWithheldReason;
  if (!isMaskedDonorId(id_number ?? '')) return t.donations.readingRecorded;
  return receipt ? t.donations.numberDamagedOnReceipt : t.donations.numberDamaged;
}
