import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { ButtonLink, DonateButton, MoreLink } from '../parts/links.tsx';
import { Marked } from '../parts/prose.tsx';
import styles from './hero.module.css';
import type { HomeWords } from './home-words.ts';

export function Hero(content: HomeWords['opening'] & { tagline: string }) {
  return (
    <section className={styles.hero} data-dark>
      <div className={`${shared.wrap} ${styles.words}`}>
        <h1>{content.tagline}</h1>
        <p className={styles.lede}>
          <Marked text={content.lede} />
        </p>
        <div className={styles.actions}>
          <DonateButton />
          <ButtonLink to="/tailoredsupport" variant="line">
            {content.first}
          </ButtonLink>
          <MoreLink to="/dream">{content.second}</MoreLink>
        </div>
      </div>
      <Picture
        of={content.picture}
        narrow={content.narrow_picture}
        priority
        className={styles.scene}
      />
    </section>
  );
}
