import { bank } from '#content/documents/bank.ts';
import { pageBankDetails } from '#content/documents/page-bank-details.ts';
import { registrations } from '#content/documents/registrations.ts';
import { shared as several } from '#content/documents/shared.ts';
import { BankLines } from '#web/public/layout/donate/bank-lines.tsx';
import { PaymentQr } from '#web/public/layout/donate/payment-qr.tsx';
import { PlaceholderNote } from '#web/public/layout/donate/placeholder-note.tsx';
import { QrFrame } from '#web/public/layout/donate/qr-frame.tsx';
import shared from '#web/styles/public.module.css';
import { useFrame } from '../layout/frame.ts';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Marked } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Split } from '../parts/split.tsx';
import { Steps } from '../parts/steps.tsx';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import styles from './bank-details.module.css';
import { RegistrationLines } from './registration-lines.tsx';
import { registrationLines } from './registrations.ts';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { opening, details, note, registered } = website.words(pageBankDetails);
  const { picture, heading, lede, lede_placeholder } = opening;
  const { published } = website.words(bank);
  const lines = registrationLines(website.words(registrations), registered, new Date());
  return {
    opening: { picture, heading, lede: published ? lede : lede_placeholder },
    ...{ sheet: details.heading, note, help: website.words(several).help },
    registered: lines.length > 0 ? { heading: registered.heading, lines } : undefined,
  };
}

export default function BankDetails({ loaderData }: Route.ComponentProps) {
  const { opening, sheet, note, help, registered } = loaderData;
  const { links } = useFrame();
  return (
    <>
      <PageHero {...opening} />
      <Section ground="lime">
        <div className={styles.sheet}>
          <h2 className={shared.spoken}>{sheet}</h2>
          <PlaceholderNote />
          <div className={styles.two}>
            <QrFrame>
              <PaymentQr />
            </QrFrame>
            <div>
              <BankLines />
              <p className={styles.fine}>
                <Marked text={note.safety} />
              </p>
            </div>
          </div>
        </div>
      </Section>
      <Section ground="indigo" className={styles.note}>
        <div>
          <h2>{note.heading}</h2>
          <p className={shared.lede}>
            <Marked text={note.text} />
          </p>
        </div>
        <ul>
          {note.examples.map((example) => (
            <li key={example}>“{example}”</li>
          ))}
        </ul>
      </Section>
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
