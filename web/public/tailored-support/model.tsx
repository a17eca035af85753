import type { pageTailoredSupport } from '#content/documents/page-tailoredsupport.ts';
import { devanagari } from '#content/numerals.ts';
import type { Words } from '#content/website/words.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Marked } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { ITEM_SIZES } from '../parts/sizes.ts';
import styles from './model.module.css';

export function Model({ heading, items }: Words<typeof pageTailoredSupport>['steps']) {
  return (
    <Section>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.steps}>
        {items.map(({ title, text, picture }, index) => (
          <li key={title} data-pictured={picture && true}>
            {picture && <Picture of={picture} sizes={ITEM_SIZES} />}
            <div>
              <span className={styles.number} lang="hi" aria-hidden="true">
                {devanagari(index + 1)}
              </span>
              <div>
                <h3>{title}</h3>
                <p>
                  <Marked text={text} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
