import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  picture: Shown;
  heading: string;
  lede: string;
}

export function PageHero({ picture, heading, lede }: PageHeroProps) {
  return (
    <div className={styles.hero} data-picture={picture.name}>
      <Picture of={picture} sizes="(max-width: 480px) 430px, 100vw" priority />
      <div className={shared.wrap}>
        <div className={styles.tab}>
          <h1>{heading}</h1>
        </div>
        <p className={`${shared.lede} ${styles.lede}`}>
          <Marked text={lede} />
        </p>
      </div>
    </div>
  );
}
