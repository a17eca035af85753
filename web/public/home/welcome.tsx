import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../sections/section.tsx';
import { MoreLink } from '../words/links.tsx';
import { Prose } from '../words/prose.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './welcome.module.css';

interface WelcomeProps extends WelcomeWords {
  heading: string;
  /** Completes the link for screen readers. */
  about: string;
}
type WelcomeWords = HomeWords['welcome'];

export function Welcome(content: WelcomeProps) {
  return (
    <Section className={styles.welcome}>
      <div className={styles.initial}>
        <Picture of={content.picture} sizes="(max-width: 760px) 76vw, 420px" />
      </div>
      <div>
        <h2>{content.heading}</h2>
        <div className={styles.columns}>
          <Prose text={content.text} />
        </div>
        <div className={shared.actions}>
          <MoreLink to="/about" about={content.about}>
            {content.link}
          </MoreLink>
        </div>
      </div>
    </Section>
  );
}
