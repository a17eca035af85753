import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#web/public/layout/use-hydrated.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import { ContactIcon } from './contact-icon.tsx';
import type { ContactWords } from './contact-words.ts';
import styles from './thank-you.module.css';

interface ThankYouProps {
  shown: boolean;
  words: ContactWords['thanks'];
}

/** Without script it is always in the page and shown by its fragment (:target). */
export function ThankYou({ shown, words }: ThankYouProps) {
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
          {words.heading}
        </h2>
        <p className={shared.lede}>
          <Marked text={words.text} />
        </p>
        <div className={shared.actions}>
          <Link to="/" className={`${button.button} ${button.geru}`}>
            {words.home}
            <span className={button.triangle} aria-hidden="true" />
          </Link>
          <MoreLink to="/faqs">{words.faqs}</MoreLink>
        </div>
      </div>
      <Picture of={words.picture} sizes="(max-width: 760px) 100vw, 480px" />
    </div>
  );
}
