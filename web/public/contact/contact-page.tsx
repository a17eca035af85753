import { useState } from 'react';
import { useLocation } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import { contact } from '#content/pages/contact.ts';
import type { Picture as Scene } from '#content/pictures/picture-facts.ts';
import { site } from '#content/site.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { useHydrated } from '#web/public/layout/hydrated.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import { PhoneNumber } from '#web/public/layout/phone-number.tsx';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './contact.module.css';
import { ContactIcon } from './contact-icon.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryErrors } from './send-enquiry.ts';
import { ThankYou } from './thank-you.tsx';

interface ContactPictures {
  opening: Scene;
  letter: Scene;
}
interface RejectedEnquiry {
  values: Enquiry;
  errors: EnquiryErrors;
}

export function ContactPage({
  pictures,
  rejected,
}: {
  pictures: ContactPictures;
  rejected?: RejectedEnquiry;
}) {
  return (
    <>
      <div className={styles.hero} data-dark>
        <Picture of={pictures.opening} sizes="(max-width: 480px) 430px, 100vw" priority />
        <div className={shared.wrap}>
          <div>
            <h1>{contact.heading}</h1>
            <p>{contact.welcome}</p>
          </div>
        </div>
      </div>
      <Section ground="lime" saw={false}>
        <ul className={styles.cards}>
          <li>
            <Icon name="phone" />
            <div>
              <h2>Phone</h2>
              <PhoneNumber />
            </div>
          </li>
          <li>
            <Icon name="mail" />
            <div>
              <h2>E-mail</h2>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </div>
          </li>
          <li>
            <ContactIcon name="question" />
            <div>
              <h2>Query E-mail</h2>
              <a href={`mailto:${site.queryEmail}`}>{site.queryEmail}</a>
            </div>
          </li>
          <li>
            <ContactIcon name="handshake" />
            <div>
              <h2>Personal Contact</h2>
              <span>{site.personalContact.text}</span>
            </div>
          </li>
        </ul>
      </Section>
      <FormOrThanks letter={pictures.letter} {...(rejected && { rejected })} />
    </>
  );
}

function FormOrThanks({ letter, rejected }: { letter: Scene; rejected?: RejectedEnquiry }) {
  const [sent, setSent] = useState(false);
  const hydrated = useHydrated();
  const { hash } = useLocation();
  // A form that was sent before hydration returns to this address.
  const isSent = sent || (hydrated && hash === '#thank-you');
  return (
    <Section>
      <ThankYou shown={isSent} letter={letter} />
      {!isSent && (
        <div className={styles.query}>
          <div>
            <h2>{contact.form.heading}</h2>
            <p>{contact.form.intro}</p>
            <p className={styles.notice}>{contact.form.notice}</p>
            <ol className={styles.next}>
              {contact.form.next.map((step, index) => (
                <li key={step}>
                  <span lang="hi" aria-hidden="true">
                    {devanagari(index + 1)}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <EnquiryForm onSent={() => setSent(true)} {...(rejected && { rejected })} />
        </div>
      )}
    </Section>
  );
}
