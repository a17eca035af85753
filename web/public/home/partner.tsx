import shared from '#web/styles/public.module.css';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { Section } from '../sections/section.tsx';
import { ButtonLink, MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './partner.module.css';

interface PartnerProps {
  heading: string;
  lede: string;
  button: string;
  more: string;
  reasons: readonly { title: string; short: string }[];
}

export function Partner(content: PartnerProps) {
  return (
    <Section background="geru" className={styles.partner}>
      <div data-reveal>
        <h2>{content.heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>
          <Marked text={content.lede} />
        </p>
        <div className={shared.actions}>
          <ButtonLink to="/idealpartner" variant="haldi">
            {content.button}
          </ButtonLink>
          <MoreLink to="/idealpartner">{content.more}</MoreLink>
        </div>
      </div>
      <ol className={styles.contents}>
        {content.reasons.map(({ title, short }, index) => (
          <li key={title}>
            <b>{title}</b>
            <span>{short}</span>
            <DevanagariNumber className={styles.number} value={index + 1} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
