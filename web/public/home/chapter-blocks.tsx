import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import type { Chapter } from '#content/pages/chapters.ts';
import type { chapterBlocks } from '#content/pages/home.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '../parts/links.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import styles from './chapter-blocks.module.css';

/** Chapters 1, 6 and 11 are full-width spreads; the others alternate sides. */
const layouts = ['spread', 'left', 'right', 'left', 'right', 'spread-right'] as const;

function layoutOf(index: number) {
  if (index === 10) return 'spread';
  if (index < layouts.length) return layouts[index];
  return index % 2 === 0 ? 'right' : 'left';
}

interface ChapterBlocksProps {
  content: typeof chapterBlocks;
  chapters: readonly Chapter[];
}

export function ChapterBlocks({ content, chapters }: ChapterBlocksProps) {
  return (
    <section className={styles.section}>
      <div className={shared.wrap}>
        <SectionHead heading={content.heading}>
          {content.intro} <Link to="/tailoredsupport">Tailored Support</Link> explains how a chapter
          is planned, paid for and measured.
        </SectionHead>
      </div>
      {chapters.map((chapter, index) => (
        <ChapterBlock key={chapter.path} chapter={chapter} index={index} />
      ))}
    </section>
  );
}

function ChapterBlock({ chapter, index }: { chapter: Chapter; index: number }) {
  const layout = layoutOf(index);
  const spread = layout?.startsWith('spread');
  const number = index + 1;
  return (
    <article className={styles.block} data-layout={layout} data-paint={chapter.paint} data-reveal>
      <Picture
        of={chapter.picture}
        sizes={spread ? '(max-width: 760px) 450px, 100vw' : '(max-width: 760px) 112vw, 60vw'}
        className={styles[chapter.picture.name]}
      />
      <div className={styles.words}>
        <div className={styles.title}>
          <span className={styles.number} lang="hi" aria-hidden="true">
            {devanagari(number)}
          </span>
          <div>
            <span className={shared.quiet}>Chapter {number}</span>
            <h3>{chapter.title}</h3>
          </div>
        </div>
        <div className={styles.text}>
          <p>{chapter.summary}</p>
          <p className={styles.fact}>{chapter.fact}</p>
          <MoreLink to={chapter.path} about={chapter.title}>
            Read more
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
