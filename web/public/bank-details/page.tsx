import { bank } from '#content/bank.ts';
import { donationPage } from '#content/pages/donation-page.ts';
import { howHelpIsUsed } from '#content/pages/how-help-is-used.ts';
import { BankLines } from '#web/public/layout/donate/bank-lines.tsx';
import { PaymentQr } from '#web/public/layout/donate/payment-qr.tsx';
import { PlaceholderNote } from '#web/public/layout/donate/placeholder-note.tsx';
import { QrFrame } from '#web/public/layout/donate/qr-frame.tsx';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import { Split } from '../parts/split.tsx';
import { Steps } from '../parts/steps.tsx';
import type { Route } from './+types/page.ts';
import styles from './bank-details.module.css';

export const loader = () => ({ content: donationPage, howHelpIsUsed });
export default function BankDetails({ loaderData }: Route.ComponentProps) {
  const { content, howHelpIsUsed } = loaderData;
  const { note } = content;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Section ground="lime">
        <div className={styles.sheet}>
          <h2 className={shared.spoken}>Bank transfer and QR code</h2>
          {!bank.published && <PlaceholderNote />}
          <div className={styles.two}>
            <QrFrame>
              <PaymentQr />
            </QrFrame>
            <div>
              <BankLines />
              <p className={styles.fine}>{note.safety}</p>
            </div>
          </div>
        </div>
      </Section>
      <Section ground="indigo" className={styles.note}>
        <div>
          <h2>{note.heading}</h2>
          <p className={shared.lede}>{note.text}</p>
        </div>
        <ul>
          {note.examples.map((example) => (
            <li key={example}>“{example}”</li>
          ))}
        </ul>
      </Section>
      <Split heading={howHelpIsUsed.heading}>
        <Steps steps={howHelpIsUsed.steps} />
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask a question first</MoreLink>
        </div>
      </Split>
    </>
  );
}
