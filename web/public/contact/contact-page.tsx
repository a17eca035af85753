import { useState } from 'react';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import { useLayoutWords } from '#web/public/layout/layout-context.ts';
import { PhoneNumber } from '#web/public/layout/phone-number.tsx';
import section from '#web/styles/form-section.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { PlaceholderMark } from '../layout/placeholder-mark.tsx';
import { Section } from '../sections/section.tsx';
import { useWasSent } from '../site-form/use-was-sent.ts';
import { Marked } from '../words/prose.tsx';
import styles from './contact.module.css';
import { ContactIcon } from './contact-icon.tsx';
import type { ContactWords } from './contact-words.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryErrors } from './send-enquiry.ts';
import { ThankYou } from './thank-you.tsx';

interface RejectedEnquiry {
  values: Enquiry;
  errors: EnquiryErrors;
}

export function ContactPage({
  words,
  rejected,
}: {
  words: ContactWords;
  rejected?: RejectedEnquiry;
}) {
  const { facts } = useLayoutWords();
  const { is_placeholder } = facts;
  const { opening, cards, query_email, personal_contact, address } = words;
  return (
    <>
      <div className={styles.hero} data-dark>
        <Picture of={opening.picture} sizes="(max-width: 480px) 430px, 100vw" priority />
        <div className={shared.wrap}>
          <div>
            <h1>{opening.heading}</h1>
            <p>{opening.lede}</p>
          </div>
        </div>
      </div>
      <Section background="lime" jaggedEdge={false}>
        <ul className={styles.cards}>
          <li>
            <Icon name="phone" />
            <div>
              <h2>{cards.phone}</h2>
              <PhoneNumber /> {is_placeholder.phone && <PlaceholderMark />}
            </div>
          </li>
          <li>
            <Icon name="mail" />
            <div>
              <h2>{cards.email}</h2>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>{' '}
              {is_placeholder.email && <PlaceholderMark />}
            </div>
          </li>
          <li>
            <ContactIcon name="question" />
            <div>
              <h2>{cards.query}</h2>
              <a href={`mailto:${query_email}`}>{query_email}</a>{' '}
              {words.is_placeholder_query && <PlaceholderMark />}
            </div>
          </li>
          <li>
            <ContactIcon name="handshake" />
            <div>
              <h2>{cards.personal}</h2>
              <span>{personal_contact}</span>
            </div>
          </li>
          {address && (
            <li>
              <Icon name="mail" />
              <div>
                <h2>{cards.address}</h2>
                <Marked text={address} />
              </div>
            </li>
          )}
        </ul>
      </Section>
      <FormOrThanks words={words} rejected={rejected} />
    </>
  );
}

interface FormOrThanksProps {
  words: ContactWords;
  rejected: RejectedEnquiry | undefined;
}

function FormOrThanks({ words, rejected }: FormOrThanksProps) {
  const { form, thanks } = words;
  const [sent, setSent] = useState(false);
  // Without script, or before the page was hydrated.
  const wasSent = useWasSent();
  const isSent = sent || wasSent === true;
  return (
    <Section>
      <ThankYou shown={isSent} words={thanks} />
      {!isSent && (
        <div className={section.query}>
          <div>
            <h2>{form.heading}</h2>
            <p>
              <Marked text={form.intro} />
            </p>
            <p className={section.notice}>
              <Marked text={form.notice} />
            </p>
            <ol className={section.next}>
              {form.next.map((step, index) => (
                <li key={step}>
                  <DevanagariNumber value={index + 1} />
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <EnquiryForm words={form} onSent={() => setSent(true)} rejected={rejected} />
        </div>
      )}
    </Section>
  );
}
