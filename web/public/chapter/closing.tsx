import type { ChapterPage } from '#content/chapters/chapter-page.ts';
import shared from '#web/styles/public.module.css';
import { ButtonLink, HelpUs, MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './closing.module.css';

export function Closing({ closing }: { closing: ChapterPage['closing'] }) {
  return (
    <Section className={styles.closing}>
      <div>
        <h2>{closing.heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>{closing.text}</p>
      </div>
      <div className={styles.actions}>
        {closing.action === 'help' && (
          <>
            <HelpUs />
            <MoreLink to="/contact">Ask a question first</MoreLink>
          </>
        )}
        {closing.action === 'join' && (
          <ButtonLink to="/contact" variant="haldi">
            JOIN US
          </ButtonLink>
        )}
        {closing.action === 'write' && (
          <ButtonLink to="/contact" variant="haldi">
            Write to us
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
