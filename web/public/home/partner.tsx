import { devanagari } from '#content/numerals.ts';
import type { idealPartner } from '#content/pages/ideal-partner.ts';
import shared from '#web/styles/public.module.css';
import { ButtonLink, MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './partner.module.css';

export function Partner({ content }: { content: typeof idealPartner }) {
  return (
    <Section ground="geru" className={styles.partner}>
      <div data-reveal>
        <h2>{content.heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>{content.lede}</p>
        <div className={shared.actions}>
          <ButtonLink to="/idealpartner" variant="haldi">
            See why
          </ButtonLink>
          <MoreLink to="/idealpartner">Read all six reasons</MoreLink>
        </div>
      </div>
      <ol className={styles.contents}>
        {content.contents.map(({ title, short }, index) => (
          <li key={title}>
            <b>{title}</b>
            <span>{short}</span>
            <span className={styles.number} lang="hi" aria-hidden="true">
              {devanagari(index + 1)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
