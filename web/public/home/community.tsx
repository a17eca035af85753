import type { community } from '#content/home.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './community.module.css';

export function Community({ words }: { words: typeof community }) {
  return (
    <Section ground="lime" className={styles.community}>
      <Picture of={words.picture} sizes="(max-width: 760px) 100vw, 50vw" className={styles.scene} />
      <div className={styles.words} data-reveal>
        <h2>{words.heading}</h2>
        <p className={shared.lede}>{words.lede}</p>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={shared.actions}>
          <MoreLink to="/about" about="the community">
            Read More
          </MoreLink>
          <MoreLink to="/dream">Reinstating dreams</MoreLink>
        </div>
      </div>
    </Section>
  );
}
