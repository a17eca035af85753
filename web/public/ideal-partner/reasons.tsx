import { devanagari } from '#content/numerals.ts';
import type { idealPartner } from '#content/pages/ideal-partner.ts';
import type { reasonTexts } from '#content/pages/ideal-partner-reasons.ts';
import { Section } from '../parts/section.tsx';
import styles from './reasons.module.css';

interface ReasonsProps {
  reasons: typeof idealPartner.contents;
  texts: typeof reasonTexts;
}

export function Reasons({ reasons, texts }: ReasonsProps) {
  return (
    <Section ground="lime">
      <ol className={styles.reasons}>
        {reasons.map(({ title, short }, index) => (
          <li key={title} data-reveal>
            <span className={styles.number} lang="hi" aria-hidden="true">
              {devanagari(index + 1)}
            </span>
            <div>
              <h2>{title}</h2>
              <p className={styles.short}>{short}</p>
            </div>
            <p>{texts[title]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
