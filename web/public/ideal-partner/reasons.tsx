import type { pageIdealPartner } from '#content/documents/pages/page-idealpartner.ts';
import type { Words } from '#content/website/words.ts';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { Section } from '../sections/section.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './reasons.module.css';

export function Reasons({ reasons }: Pick<Words<typeof pageIdealPartner>, 'reasons'>) {
  return (
    <Section background="lime">
      <ol className={styles.reasons}>
        {reasons.map(({ title, short, text }, index) => (
          <li key={title} data-reveal>
            <DevanagariNumber className={styles.number} value={index + 1} />
            <div>
              <h2>{title}</h2>
              <p className={styles.short}>{short}</p>
            </div>
            <p>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
