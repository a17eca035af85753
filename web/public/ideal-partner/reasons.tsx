import { idealPartner } from '#content/ideal-partner.ts';
import { reasonTexts } from '#content/ideal-partner-reasons.ts';
import { devanagari } from '#content/numerals.ts';
import { Section } from '../parts/section.tsx';
import styles from './reasons.module.css';

export function Reasons() {
  return (
    <Section ground="lime">
      <ol className={styles.reasons}>
        {idealPartner.contents.map(({ title, short }, index) => (
          <li key={title} data-reveal>
            <span className={styles.number} lang="hi" aria-hidden="true">
              {devanagari(index + 1)}
            </span>
            <div>
              <h2>{title}</h2>
              <p className={styles.short}>{short}</p>
            </div>
            <p>{reasonTexts[title]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
