import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import button from '#web/styles/button.module.css';
import section from '#web/styles/form-section.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { Section } from '../sections/section.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './site-form.module.css';
import { useWasSent } from './use-was-sent.ts';

interface SiteFormSectionProps {
  words: { heading: string; intro: string; notice: string; next: readonly string[] };
  thanks: { heading: string; text: string; home: string; picture: Shown };
  /** After the steps. */
  aside?: string;
  children: ReactNode;
}

/** The form beside its explanation, or the thank-you instead. */
export function SiteFormSection({ words, thanks, aside, children }: SiteFormSectionProps) {
  return (
    <Section background="lime">
      <div
        id="thank-you"
        className={styles.thanks}
        data-sent={useWasSent()}
        role="status"
        tabIndex={-1}
      >
        <div>
          <h2>{thanks.heading}</h2>
          <p className={shared.lede}>
            <Marked text={thanks.text} />
          </p>
          <div className={shared.actions}>
            <Link to="/" className={`${button.button} ${button.geru}`}>
              {thanks.home}
              <span className={button.triangle} aria-hidden="true" />
            </Link>
          </div>
        </div>
        <Picture of={thanks.picture} sizes="(max-width: 760px) 100vw, 480px" />
      </div>
      <div className={section.query}>
        <div>
          <h2>{words.heading}</h2>
          <p>
            <Marked text={words.intro} />
          </p>
          <ol className={section.next}>
            {words.next.map((step, index) => (
              <li key={step}>
                <DevanagariNumber value={index + 1} />
                {step}
              </li>
            ))}
          </ol>
          {aside && (
            <p className={section.notice}>
              <Marked text={aside} />
            </p>
          )}
          <p className={section.notice}>
            <Marked text={words.notice} />
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
