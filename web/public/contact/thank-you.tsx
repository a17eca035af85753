import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { contact } from '#content/pages/contact.ts';
import type { Picture as Scene } from '#content/pictures/picture-facts.ts';
import { useHydrated } from '#web/public/layout/hydrated.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../parts/links.tsx';
import { ContactIcon } from './contact-icon.tsx';
import styles from './thank-you.module.css';

/** Without script it is always in the page and shown by its fragment (:target). */
export function ThankYou({ shown, letter }: { shown: boolean; letter: Scene }) {
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <div
      id="thank-you"
      className={styles.thanks}
      data-shown={shown || undefined}
      data-awake={hydrated || undefined}
    >
      <div>
        <span className={styles.seal} aria-hidden="true">
          <ContactIcon name="check" />
        </span>
        <h2 tabIndex={-1} ref={heading}>
          {contact.thanks.heading}
        </h2>
        <p className={shared.lede}>{contact.thanks.text}</p>
        <div className={shared.actions}>
          <Link to="/" className={`${button.button} ${button.geru}`}>
            Back to home
            <span className={button.triangle} aria-hidden="true" />
          </Link>
          <MoreLink to="/faqs">Read the FAQs</MoreLink>
        </div>
      </div>
      <Picture of={letter} sizes="(max-width: 760px) 100vw, 480px" />
    </div>
  );
}
