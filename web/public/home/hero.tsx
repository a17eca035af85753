import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DonateLink } from '../layout/donate/donation.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { ButtonLink, MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './hero.module.css';
import type { homeWords } from './home-words.ts';

export function Hero(content: ReturnType<typeof homeWords>['opening'] & { tagline: string }) {
  const { bar } = useLayoutWords();
  return (
    <section className={styles.hero} data-dark data-photo={content.hasPhoto || undefined}>
      <div className={`${shared.wrap} ${styles.words}`}>
        <h1>{content.tagline}</h1>
        <p className={styles.lede}>
          <Marked text={content.lede} />
        </p>
        <div className={styles.actions}>
          <DonateLink className={`${button.button} ${button.haldi}`}>
            {bar.donate}
            <span className={button.triangle} aria-hidden="true" />
          </DonateLink>
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
