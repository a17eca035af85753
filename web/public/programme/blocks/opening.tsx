import type { Theme } from '#content/documents/programmes/block-layouts.ts';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import type { PagePath } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { useLayoutWords } from '../../layout/layout-context.ts';
import { Crumbs } from '../../sections/crumbs.tsx';
import { Marked, Prose } from '../../words/prose.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  path: PagePath;
  number: number;
  theme: Theme;
  opening: { picture: Shown; heading: string; lede: string; story: string };
  words: { chapter: string };
}

export function Opening({ path, number, theme, opening, words }: OpeningProps) {
  const { labels } = useLayoutWords();
  return (
    <>
      <div className={styles.scene} data-picture={opening.picture.name}>
        <Picture of={opening.picture} sizes="(max-width: 480px) 430px, 100vw" priority />
      </div>
      <div className={`${shared.wrap} ${styles.opening}`}>
        <DevanagariNumber
          className={styles.number}
          data-theme={theme}
          data-digits={String(number).length}
          value={number}
        />
        <div className={styles.words}>
          <Crumbs parent="/tailoredsupport" name={labels[path]} />
          <span className={shared.quiet}>{`${words.chapter} ${number}`}</span>
          <h1>{opening.heading}</h1>
          <p className={`${shared.lede} ${styles.lede}`}>
            <Marked text={opening.lede} />
          </p>
          <Prose text={opening.story} />
        </div>
      </div>
    </>
  );
}
