import { Ban, Pencil, Printer, ReceiptText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { UnmaskedDonation } from '#domain/donations/donation-schema.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { formatDate, formatPlainDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { editDonationPath } from '../../navigation/paths.ts';
import { DonationBadge } from '../donation-badge.tsx';
import type { LoadedDonationHistory } from '../load-donations.ts';
import { IssueReceipt } from '../receipt/issue-receipt.tsx';
import { ReceiptSheet } from '../receipt/receipt-sheet.tsx';
import { CancelDonation } from './cancel-donation.tsx';
import styles from './donation-details.module.css';
import { DonationFacts } from './donation-facts.tsx';
import { DonationHistory } from './donation-history.tsx';

interface DonationDetailsProps {
  donation: UnmaskedDonation;
  history: LoadedDonationHistory;
}

export function DonationDetails({ donation, history }: DonationDetailsProps) {
  const t = useMessages();
  const [asking, setAsking] = useState<'receipt' | 'cancel' | null>(null);
  const [isNewer, setIsNewer] = useState(false);
  const { id, donor_name, amount_paise, received_on, receipt, cancelled } = donation;
  const close = () => setAsking(null);
  const heading = useFocusAfter(`${receipt?.number} ${cancelled?.at}`);
  return (
    <>
      <PageHead
        facts={
          <>
            <DonationBadge donation={donation} /> {formatPlainDate(t, received_on)}
          </>
        }
        actions={
          <>
            {receipt ? (
              <Button tone="primary" onClick={() => window.print()}>
                <Printer size={20} /> {t.donations.print}
              </Button>
            ) : null}
            {receipt || cancelled ? null : (
              <>
                <Button tone="primary" onClick={() => setAsking('receipt')}>
                  <ReceiptText size={20} /> {t.donations.issue}
                </Button>
                <ButtonLink to={editDonationPath(id)}>
                  <Pencil size={20} /> {t.donations.edit}
                </ButtonLink>
              </>
            )}
            {cancelled ? null : (
              <Button tone="danger" onClick={() => setAsking('cancel')}>
                <Ban size={20} /> {t.donations.cancelDonation}
              </Button>
            )}
          </>
        }
      >
        <h1 ref={heading} tabIndex={-1}>
          {formatPaise(amount_paise)} · <span lang={langOf(donor_name)}>{donor_name}</span>
        </h1>
      </PageHead>
      {isNewer && !receipt && !cancelled ? (
        <div className={styles.cancelled}>
          <Banner kind="warning" title={t.donations.readAgain} />
        </div>
      ) : null}
      {cancelled ? (
        <div className={styles.cancelled}>
          <Banner
            kind="warning"
            urgent={false}
            title={t.donations.cancelledOn(formatDate(t, cancelled.at), cancelled.reason)}
          />
        </div>
      ) : null}
      <div className={styles.panels}>
        <div className={styles.panels}>
          <Panel title={t.donations.parts.gift}>
            <DonationFacts donation={donation} />
          </Panel>
          <DonationHistory history={history} />
        </div>
        {receipt ? (
          <section className={styles.receipt} aria-label={t.donations.receiptInEnglish}>
            <p className={styles.label}>{t.donations.receiptInEnglish}</p>
            <ReceiptSheet donation={donation} receipt={receipt} />
          </section>
        ) : null}
      </div>
      {asking === 'receipt' ? (
        <IssueReceipt donation={donation} onClose={close} onStale={() => setIsNewer(true)} />
      ) : null}
      {asking === 'cancel' ? <CancelDonation donation={donation} onClose={close} /> : null}
    </>
  );
}

/** The pressed button has disappeared by then, and the focus with it. */
function useFocusAfter(change: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current !== change) heading.current?.focus();
    before.current = change;
  }, [change]);
  return heading;
}
