import type { pageTailoredSupport } from '#content/documents/pages/page-tailoredsupport.ts';
import type { Words } from '#content/website/words.ts';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { Section } from '../sections/section.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './model.module.css';

/** The steps on one line; pictures and words change sides. */
export function Model({ heading, items }: Words<typeof pageTailoredSupport>['steps']) {
  return (
    <Section>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.steps}>
        {items.map(({ title, text, who, picture }, index) => (
          <li key={title}>
            <DevanagariNumber className={styles.number} value={index + 1} />
            {picture && <Picture of={picture} sizes={ITEM_SIZES} />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>
                <Marked text={text} />
              </p>
              {who && <p className={styles.who}>{who}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
