import { bank } from '#content/documents/bank.ts';
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { registrations } from '#content/documents/registrations.ts';
import { shared as several } from '#content/documents/shared.ts';
import { BankLines } from '#web/public/layout/donate/bank-lines.tsx';
import { GivingNotes } from '#web/public/layout/donate/giving-notes.tsx';
import { PaymentPageLink } from '#web/public/layout/donate/payment-page-link.tsx';
import { PlaceholderNote } from '#web/public/layout/donate/placeholder-note.tsx';
import { PayByUpi } from '#web/public/layout/donate/upi/pay-by-upi.tsx';
import { PaymentQr } from '#web/public/layout/donate/upi/payment-qr.tsx';
import { QrFrame } from '#web/public/layout/donate/upi/qr-frame.tsx';
import { UpiBox } from '#web/public/layout/donate/upi/upi-box.tsx';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { Steps } from '../sections/steps.tsx';
import { websiteOf } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import styles from './bank-details.module.css';
import { RegistrationLines } from './registration-lines.tsx';
import { registrationLines } from './registrations.ts';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { opening, details, note, registered } = website.words(pageBankDetails);
  const { picture, heading, lede, lede_placeholder } = opening;
  const { published } = website.words(bank);
  const lines = registrationLines(website.words(registrations), registered, website);
  return {
    opening: { picture, heading, lede: published ? lede : lede_placeholder },
    sheet: details.heading,
    note,
    help: website.words(several).help,
    registered: lines.length > 0 ? { heading: registered.heading, lines } : undefined,
  };
}

export default function BankDetails({ loaderData }: Route.ComponentProps) {
  const { opening, sheet, note, help, registered } = loaderData;
  const { links, donation } = useLayoutWords();
  return (
    <>
      <Section jaggedEdge={false} className={styles.opening}>
        <h1>{opening.heading}</h1>
        <p className={shared.lede}>
          <Marked text={opening.lede} />
        </p>
        <PlaceholderNote />
        <h2 className={shared.srOnly}>{sheet}</h2>
        <div className={styles.two}>
          <div>
            <UpiBox />
            <PayByUpi />
            <PaymentPageLink />
            <GivingNotes />
          </div>
          <QrFrame>
            <PaymentQr />
          </QrFrame>
        </div>
      </Section>
      <Section background="lime" className={styles.transfer}>
        <div>
          <h2>{donation.giving.transfer}</h2>
          <h3>{note.heading}</h3>
          <p>
            <Marked text={note.text} />
          </p>
          <ul className={styles.examples}>
            {note.examples.map((example) => (
              <li key={example}>“{example}”</li>
            ))}
          </ul>
        </div>
        <div>
          <BankLines />
          <p className={styles.fine}>
            <Marked text={note.safety} />
          </p>
        </div>
      </Section>
      <div className={styles.picture}>
        <Picture of={opening.picture} sizes="100vw" />
      </div>
      {registered && <RegistrationLines {...registered} />}
      <Split heading={help.heading}>
        <Steps steps={help.steps} />
        <div className={shared.actions}>
          <MoreLink to="/contact">{links.ask}</MoreLink>
        </div>
      </Split>
    </>
  );
}
