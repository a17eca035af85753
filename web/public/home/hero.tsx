import type { hero } from '#content/pages/home.ts';
import { site } from '#content/site.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { ButtonLink } from '../parts/links.tsx';
import styles from './hero.module.css';

export function Hero({ content }: { content: typeof hero }) {
  return (
    <section className={styles.hero} data-dark>
      <div className={`${shared.wrap} ${styles.words}`}>
        <h1>{site.tagline}</h1>
        <p className={styles.lede}>{content.lede}</p>
        <div className={styles.actions}>
          <ButtonLink to="/tailoredsupport" variant="haldi">
            Tailored Support
          </ButtonLink>
          <ButtonLink to="/dream" variant="line">
            Reinstating Dreams
          </ButtonLink>
        </div>
      </div>
      <Picture
        of={content.picture}
        narrow={content.narrowPicture}
        priority
        className={styles.scene}
      />
    </section>
  );
}
