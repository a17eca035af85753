import type { community } from '#content/pages/home.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './community.module.css';

export function Community({ content }: { content: typeof community }) {
  return (
    <Section ground="lime" className={styles.community}>
      <Picture
        of={content.picture}
        sizes="(max-width: 760px) 100vw, 50vw"
        className={styles.scene}
      />
      <div className={styles.words} data-reveal>
        <h2>{content.heading}</h2>
        <p className={shared.lede}>{content.lede}</p>
        {content.paragraphs.map((paragraph) => (
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
