import type { welcome } from '#content/pages/home.ts';
import { site } from '#content/site.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './welcome.module.css';

export function Welcome({ content }: { content: typeof welcome }) {
  return (
    <Section saw={false} className={styles.welcome}>
      <div className={styles.initial}>
        <Picture of={content.picture} sizes="(max-width: 760px) 76vw, 420px" />
      </div>
      <div>
        <h2>{content.heading}</h2>
        <div className={styles.columns}>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={shared.actions}>
          <MoreLink to="/about" about={site.shortName}>
            Read More
          </MoreLink>
        </div>
      </div>
    </Section>
  );
}
