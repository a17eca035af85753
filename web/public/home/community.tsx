import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../sections/section.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import styles from './community.module.css';
import type { HomeWords } from './home-words.ts';

export function Community(content: HomeWords['community']) {
  return (
    <Section className={styles.community}>
      <Picture
        of={content.picture}
        sizes="(max-width: 760px) 100vw, 50vw"
        className={styles.scene}
      />
      <div className={styles.words} data-reveal>
        <h2>{content.heading}</h2>
        <p className={shared.lede}>
          <Marked text={content.lede} />
        </p>
        <Prose text={content.text} />
        <div className={shared.actions}>
          <MoreLink to="/about" about={content.about_spoken}>
            {content.about}
          </MoreLink>
          <MoreLink to="/dream">{content.dream}</MoreLink>
        </div>
      </div>
    </Section>
  );
}
