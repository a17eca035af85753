import { bank } from '#content/bank.ts';
import { donationPage } from '#content/donation-page.ts';
import { BankLines } from '#web/frame/bank-lines.tsx';
import { PaymentQr } from '#web/frame/payment-qr.tsx';
import { PlaceholderNote } from '#web/frame/placeholder-note.tsx';
import { QrFrame } from '#web/frame/qr-frame.tsx';
import shared from '#web/styles/public.module.css';
import styles from './bank-details/bank-details.module.css';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { Section } from './parts/section.tsx';
import { Split } from './parts/split.tsx';
import { Steps } from './parts/steps.tsx';

export const meta = pageMeta('/bank-details');

export default function BankDetails() {
  return (
    <>
      <Section saw={false}>
        <h1 className={styles.heading}>{donationPage.heading}</h1>
        <p className={`${shared.lede} ${styles.lede}`}>{donationPage.lede}</p>
        {!bank.published && <PlaceholderNote />}
        <div className={styles.two}>
          <QrFrame>
            <PaymentQr />
          </QrFrame>
          <div>
            <BankLines />
            <p className={styles.fine}>{donationPage.transferNote}</p>
          </div>
        </div>
      </Section>
      <Split ground="lime" heading={donationPage.use.heading}>
        <Steps steps={donationPage.use.steps} />
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask a question first</MoreLink>
        </div>
      </Split>
    </>
  );
}
