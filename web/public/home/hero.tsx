import type { hero } from '#content/home.ts';
import { site } from '#content/site.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { ButtonLink } from '../parts/links.tsx';
import styles from './hero.module.css';

export function Hero({ words }: { words: typeof hero }) {
  return (
    <section className={styles.hero} data-dark>
      <div className={`${shared.wrap} ${styles.words}`}>
        <h1>{site.tagline}</h1>
        <p className={styles.lede}>{words.lede}</p>
        <div className={styles.actions}>
          <ButtonLink to="/tailoredsupport" look="haldi">
            Tailored Support
          </ButtonLink>
          <ButtonLink to="/dream" look="line">
            Reinstating Dreams
          </ButtonLink>
        </div>
      </div>
      <Picture of={words.picture} narrow={words.narrowPicture} priority className={styles.scene} />
    </section>
  );
}
