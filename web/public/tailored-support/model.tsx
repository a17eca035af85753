import { devanagari } from '#content/numerals.ts';
import type { tailoredSupport } from '#content/pages/tailored-support.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { ITEM_SIZES } from '../parts/sizes.ts';
import styles from './model.module.css';

export function Model({ content }: { content: typeof tailoredSupport }) {
  return (
    <Section>
      <h2 className={styles.heading}>{content.stepsHeading}</h2>
      <ol className={styles.steps}>
        {content.steps.map(({ title, text, picture }, index) => (
          <li key={title} data-pictured={picture && true}>
            {picture && <Picture of={picture} sizes={ITEM_SIZES} />}
            <div>
              <span className={styles.number} lang="hi" aria-hidden="true">
                {devanagari(index + 1)}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
