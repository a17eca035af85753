import { Handshake, Mail, MessageCircleQuestionMark, Phone } from 'lucide-react';
import { contact } from '#content/contact.ts';
import { site } from '#content/site.ts';
import { PhoneNumber } from '#web/frame/phone-number.tsx';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import styles from './contact/contact.module.css';
import { pageMeta } from './page-meta.ts';
import { Section } from './parts/section.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/contact');

export default function Contact() {
  return (
    <>
      <div className={styles.hero} data-dark>
        <Picture name="runner" sizes="(max-width: 760px) 930px, 100vw" priority />
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
            <Phone aria-hidden="true" />
            <div>
              <h2>Phone</h2>
              <PhoneNumber />
            </div>
          </li>
          <li>
            <Mail aria-hidden="true" />
            <div>
              <h2>E-mail</h2>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </div>
          </li>
          <li>
            <MessageCircleQuestionMark aria-hidden="true" />
            <div>
              <h2>Query E-mail</h2>
              <a href={`mailto:${site.queryEmail}`}>{site.queryEmail}</a>
            </div>
          </li>
          <li>
            <Handshake aria-hidden="true" />
            <div>
              <h2>Personal Contact</h2>
              <span>{site.personalContact.text}</span>
            </div>
          </li>
        </ul>
      </Section>
      <Split heading={contact.advice.heading}>
        <p className={shared.lede}>{contact.advice.text}</p>
        <ul className={styles.topics}>
          {contact.advice.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Split>
    </>
  );
}
