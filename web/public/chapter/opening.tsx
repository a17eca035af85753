import { Link } from 'react-router';
import type { ChapterPage } from '#content/chapters/chapter-page.ts';
import { devanagari } from '#content/numerals.ts';
import type { Chapter } from '#content/pages/chapters.ts';
import { pageAt } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  page: ChapterPage;
  chapter: Chapter;
  number: number;
}

export function Opening({ page, chapter, number }: OpeningProps) {
  return (
    <>
      <div className={styles.scene} data-picture={chapter.picture.name}>
        <Picture of={chapter.picture} sizes="(max-width: 480px) 430px, 100vw" priority />
      </div>
      <div className={`${shared.wrap} ${styles.opening}`}>
        <span
          className={styles.number}
          data-paint={chapter.paint}
          data-digits={String(number).length}
          lang="hi"
          aria-hidden="true"
        >
          {devanagari(number)}
        </span>
        <div className={styles.words}>
          <nav className={styles.crumbs} aria-label="Breadcrumb">
            <ol>
              <li>
                <Link to="/">Home</Link>
              </li>
              <li>
                <Link to="/tailoredsupport">Tailored Support</Link>
              </li>
              <li aria-current="page">{pageAt(chapter.path).label}</li>
            </ol>
          </nav>
          <span className={shared.quiet}>Chapter {number}</span>
          <h1>{page.heading}</h1>
          <p className={`${shared.lede} ${styles.lede}`}>{page.lede}</p>
          {page.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </>
  );
}
