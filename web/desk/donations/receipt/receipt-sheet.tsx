import { amountInWords } from '#domain/donations/amount-in-words.ts';
import type { Donation } from '#domain/donations/donation-schema.ts';
import { maskDonorId } from '#domain/donations/donor-id.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { lastOfDocumentNumber } from '#domain/surveys/other-document.ts';
import styles from './receipt-sheet.module.css';
import { longDate, receiptWords as words } from './receipt-words.ts';

interface ReceiptSheetProps {
  donation: Donation;
  receipt: NonNullable<Donation['receipt']>;
}

/** The printed receipt. */
export function ReceiptSheet({ donation, receipt }: ReceiptSheetProps) {
  const { issuer, number, issued_at } = receipt;
  const { section, cancelled } = donation;
  const approval = section === '80g' ? issuer.approval_80g : null;
  const trust = [
    issuer.registration && words.registration(issuer.registration),
    issuer.pan && words.pan(issuer.pan),
  ].filter(Boolean);
  return (
    <article className={styles.sheet} lang="en" data-cancelled={cancelled ? '' : undefined}>
      <header>
        <h2>{issuer.legal_name}</h2>
        <p>{issuer.address}</p>
        <p>{trust.join(' · ')}</p>
      </header>
      <div className={styles.title}>
        <h3>{words.title}</h3>
        <p className={styles.number}>
          {words.number} <b>{number}</b>
          <br />
          {longDate(issued_at)}
        </p>
      </div>
      {cancelled ? (
        <p className={styles.cancelled}>
          {words.cancelled(longDate(cancelled.at), cancelled.reason)}
        </p>
      ) : null}
      <dl>
        {linesOf(donation).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{approval ? words.approval(approval, donation.received_on) : words.noDeduction}</p>
      <footer>
        <p>{words.signedFor(issuer.legal_name)}</p>
        <p>{words.signatory}</p>
      </footer>
    </article>
  );
}

function linesOf(donation: Donation): [name: string, text: string][] {
  const { amount_paise, donor_name, address, received_on, mode, reference, purpose } = donation;
  const { id_type, id_number, kind } = donation;
  const means = words.modes[mode];
  const lines: [string, string][] = [
    [words.from, [donor_name, address].filter(Boolean).join('\n')],
    [id_type === 'pan' ? words.donorPan : words.donorNumber, printedId(id_type, id_number)],
    [words.amount, `${formatPaise(amount_paise)}\n${amountInWords(amount_paise)}`],
    [words.date, longDate(received_on)],
    [words.by, reference ? words.reference(means, reference) : means],
    [words.purpose, purpose],
    [words.kind, kind === 'corpus' ? words.corpus : ''],
  ];
  return lines.filter(([, text]) => text !== '');
}

/** A tax return needs the full PAN; other numbers are shown by their last digits. */
function printedId(type: Donation['id_type'], number: string | null): string {
  if (!number) return '';
  return type === 'pan' ? number : maskDonorId(lastOfDocumentNumber(number));
}
